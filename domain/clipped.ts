/** One line of so many characters. A character is never cut in two: the database would not take half of one. */
export function clipped(text: string, most: number): string {
  return Array.from(text.replace(/\s+/g, " ").trim()).slice(0, most).join("");
}
