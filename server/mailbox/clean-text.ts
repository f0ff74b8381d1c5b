// oxlint-disable-next-line no-control-regex -- These are what is looked for.
const controls = /[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u0000]/g;
/** Invisible letters that turn the order of others round, or hide what stands between them. */
const hidden =
  // oxlint-disable-next-line no-misleading-character-class -- Each of them stands for itself.
  /[\u00AD\u034F\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFB]/g;

/** A text of several lines as it is kept: no controls, no letters that hide others, at most two empty lines together. */
export function cleanText(text: string, most = 200_000): string {
  const cleaned = wellFormed(text.replaceAll(/\r\n?/g, "\n"))
    .replaceAll(controls, "")
    .replaceAll(hidden, "")
    // Looked for from the first blank of a row only: from each of them, a million would take hours.
    .replaceAll(/(?<![ \t])[ \t]+$/gm, "")
    .replaceAll(/\n{4,}/g, "\n\n\n")
    .trim();
  return cut(cleaned, most).trimEnd();
}

/** The same on one line. */
export function cleanLine(text: string, most = 1_000): string {
  return cut(
    wellFormed(text).replaceAll(/\s+/g, " ").replaceAll(controls, "").replaceAll(hidden, "").trim(),
    most,
  );
}

/** Not within a letter that takes two units. */
function cut(text: string, most: number): string {
  const beginning = text.slice(0, most);
  return beginning.isWellFormed() ? beginning : beginning.slice(0, -1);
}

/** Halves of letters that nobody can store. */
function wellFormed(text: string): string {
  return text.toWellFormed();
}
