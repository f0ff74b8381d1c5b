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
  if (given.length <= longest && isPlainName(given)) return given;
  if (given.includes("@")) return OTHERS;
  return clipped(given.replace(/\p{Cc}+/gu, " ").toWellFormed(), longest);
}

/**
 * Whether there are only letters, digits, points, hyphens and underscores in it, as in hosts and most campaigns. Every page
 * that is opened asks: regular expressions here and for hosts would make counting a quarter dearer.
 */
export function isPlainName(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isLetter = (code | 32) >= 97 && (code | 32) <= 122;
    const isDigit = code >= 48 && code <= 57;
    if (!isLetter && !isDigit && code !== 45 && code !== 46 && code !== 95) return false;
  }
  return true;
}
