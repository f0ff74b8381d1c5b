import { clipped } from "./clipped.ts";

/** What stands for a source or a campaign that has no name of its own in the counts: too many, or somebody's address. */
export const OTHERS = "(other)";

/** Characters of a source's or a campaign's name. */
const longest = 100;

/** The campaign's source, else the host of the site before ours, else a direct visit. */
export function sourceOf(campaignSource: string, referrerHost: string): string {
  return campaignSource || referrerHost || "direct";
}

/**
 * A name as it is counted: one line without control characters, which the database would not take. Some mail programs write
 * their reader's address into a link; it is nobody's name.
 */
export function countedName(given: string): string {
  // Hosts and most campaigns: there is nothing to do.
  if (/^[\w.-]{0,100}$/.test(given)) return given;
  if (given.includes("@")) return OTHERS;
  return clipped(given.replace(/\p{Cc}+/gu, " ").toWellFormed(), longest);
}
