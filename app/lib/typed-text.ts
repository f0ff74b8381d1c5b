/** No text that a visitor types into a demo is longer, in letters. */
export const textLimit = 500;

/** What was typed, without the blanks around it and not longer than the limit. */
export function cleanText(text: string, limit = textLimit): string {
  return text.trim().slice(0, limit).trim();
}

/** Whether a text has the shape of an e-mail address; whether the address exists only a mail can tell. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
