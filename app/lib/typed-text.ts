import { isBlank } from "./hidden-letters.ts";

/** No text that a visitor types into a demo is longer, in letters. */
export const textLimit = 500;

/** What was typed, without the blanks around it and not longer than the limit; empty when there is nothing to see. */
export function cleanText(text: string, limit = textLimit): string {
  if (isBlank(text)) return "";
  return text.trim().slice(0, limit).trim();
}
