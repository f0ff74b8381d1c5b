import { isShownAgain } from "#app/browser/shown-again.ts";
import { clipped } from "#domain/clipped.ts";
import { sourceOf } from "#domain/visit-source.ts";
import { noteLink, stepTo } from "./followed-links.ts";
import { remember, remembered, wantsPrivacy } from "./tab-memory.ts";

const key = "visit";
const campaignFields = ["source", "medium", "campaign", "term", "content"];

/** How a visitor came, by the columns of `lead_sources`. */
type Arrival = Readonly<Record<string, string>>;

let arrival: Arrival = {};

/**
 * Notes where this visit begins, and the links that are followed in it. The tab remembers it over a reload. Of a browser
 * that asks not to be followed (Global Privacy Control) nothing is noted.
 */
export function beginVisit(): void {
  if (wantsPrivacy()) return;
  const kept = remembered(key);
  arrival =
    typeof kept["entry_path"] === "string" && !hasArrivedAnew() ? textsOf(kept) : arrivalHere();
  if (!isPlainDemo()) remember(key, arrival);
  document.addEventListener("click", noteLink, { capture: true });
}

/** The columns of `lead_sources` that a visit can tell, from the page with the form. */
export function visitFacts() {
  const path = location.pathname;
  return { path: clipped(path, 300), call_to_action: stepTo(path), ...arrival };
}

/** Where this visit has come from, by the names under which the server counts it. */
export function visitOrigin() {
  return {
    source: sourceOf(arrival["utm_source"] ?? "", arrival["referrer_host"] ?? ""),
    campaign: arrival["utm_campaign"] ?? "",
  };
}

/** A demo promises that it stores nothing; from an address typed by hand there is also nothing worth storing. */
function isPlainDemo(): boolean {
  return (
    arrival["entry_path"]?.startsWith("/demo/") === true &&
    Object.keys(arrival).length === 2 &&
    !arrival["referrer_host"]
  );
}

function arrivalHere(): Arrival {
  return {
    entry_path: clipped(location.pathname, 300),
    referrer_host: hostOf(document.referrer),
    ...campaignOf(location.search),
  };
}

/** From another site or by a campaign's link; a reload and a step in the history repeat what was there before. */
function hasArrivedAnew(): boolean {
  if (isShownAgain()) return false;
  const { length: campaigns } = Object.keys(campaignOf(location.search));
  return campaigns > 0 || hostOf(document.referrer) !== "";
}

function textsOf(kept: Readonly<Record<string, unknown>>): Arrival {
  const names = ["entry_path", "referrer_host", ...campaignFields.map((field) => `utm_${field}`)];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = kept[name];
      return typeof value === "string" ? [[name, clipped(value, 300)]] : [];
    }),
  );
}

/** A referrer on this site does not count as an arrival. */
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
