import { signatureLabels as labels } from "#app/content/templates.ts";

/** In characters, as the database holds it to. */
export const longestSignature = 500;

/** From so many left on it is said how many. */
const nearTheEnd = 100;

/** As the database counts: a sign outside the basic plane is one. */
export function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}

/** How much room is left once that matters; empty before. */
export function lengthNote(text: string): string {
  const left = longestSignature - lengthOf(text);
  if (left > nearTheEnd) return "";
  return left < 0 ? labels.long(-left) : labels.left(left);
}
