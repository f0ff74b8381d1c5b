/** The database takes no more names than this. */
const most = 30;

/** `React, Node , ` gives `React` and `Node`; what is too much stays together in the last one. */
export function stackOf(text: string): string[] {
  const names = text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  return names.length <= most
    ? names
    : [...names.slice(0, most - 1), names.slice(most - 1).join(" ")];
}
