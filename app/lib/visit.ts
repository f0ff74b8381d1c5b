/** How a visitor came: known to this page alone, and gone with it. */
type Arrival = {
  readonly entry_path: string;
  readonly referrer_host: string;
  readonly utm_source?: string;
  readonly utm_medium?: string;
  readonly utm_campaign?: string;
  readonly utm_term?: string;
  readonly utm_content?: string;
};

const campaignFields = ["source", "medium", "campaign", "term", "content"];

let arrival: Arrival = { entry_path: "", referrer_host: "" };
/** By page, the words of the link that was last followed to it. */
const followed = new Map<string, string>();

/**
 * Notes where this visit begins, and the links that are followed in it. Nothing is stored; a browser that asks not to be
 * followed (Global Privacy Control) is not asked where it comes from.
 */
export function beginVisit(): void {
  const isPrivate = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
  arrival = {
    entry_path: clipped(location.pathname, 300),
    referrer_host: isPrivate ? "" : hostOf(document.referrer),
    ...(isPrivate ? {} : campaignOf(location.search)),
  };
  document.addEventListener("click", noteLink, { capture: true });
}

/** The words of what leads to a page, when it is not a link. */
export function noteStep(path: string, words: string): void {
  followed.set(path, clipped(words, 100));
}

/** The columns of `lead_sources` that a visit can tell, from the page with the form. */
export function visitFacts() {
  const path = location.pathname;
  return { path: clipped(path, 300), call_to_action: followed.get(path) ?? "", ...arrival };
}

function noteLink({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin !== location.origin || link.pathname === location.pathname) return;
  noteStep(link.pathname, link.textContent);
}

/** Coming from one's own pages is no arrival. */
function hostOf(referrer: string): string {
  const host = referrer && new URL(referrer).hostname;
  return host === location.hostname ? "" : clipped(host, 253);
}

export function campaignOf(search: string): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    campaignFields.flatMap((field) => {
      const name = `utm_${field}`;
      const value = query.get(name);
      return value ? [[name, clipped(value, 100)]] : [];
    }),
  );
}

/** One line of so many characters. A character is never cut in two: the database would not take half of one. */
export function clipped(text: string, most: number): string {
  return Array.from(text.replace(/\s+/g, " ").trim()).slice(0, most).join("");
}
