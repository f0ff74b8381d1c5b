/** The built icon with a dot, for when something is new. */
const badge = "/favicon-badge.svg";

/** Icons of the page that stand aside for the badge, with their own addresses. */
const usual = new Map<HTMLLinkElement, string>();

/** What a title is with a number before it: "(3) Inbox". Without one it is the page's own. */
export function titleWith(count: number, title: string): string {
  const own = title.replace(/^\(\d+\+?\) /, "");
  return count > 0 ? `(${count > 99 ? "99+" : count}) ${own}` : own;
}

/**
 * Says in the browser's tab how much is new: before the title of the page, and by an icon. Every icon of the page becomes
 * the badge, because browsers choose among them in ways of their own. Gives what takes both back.
 */
export function markTab(count: number): () => void {
  document.title = titleWith(count, document.title);
  if (count === 0) return () => undefined;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) {
    usual.set(link, link.getAttribute("href") ?? "");
    link.setAttribute("href", badge);
  }
  return () => {
    document.title = titleWith(0, document.title);
    for (const [link, address] of usual) link.setAttribute("href", address);
    usual.clear();
  };
}
