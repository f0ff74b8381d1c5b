/** `Anika Sørensen` gives `AS`, one word its first letter, nothing `?`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => Array.from(word ?? "")[0]?.toUpperCase() ?? "").join("") || "?";
}

/** A hue in degrees, 0 to 359, that always belongs to the same text. */
export function avatarHue(id: string): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return hash;
}

/** `Wen Li Zhao` gives `Wen`; for somebody who is spoken to. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}
