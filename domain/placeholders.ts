/** What a template can have in braces, and what it becomes (docs/decisions/0044). */
export const placeholders = [
  { name: "greeting", means: "“Hello Maya”, or “Hello” where there is no name" },
  { name: "first_name", means: "The first word of the name" },
  { name: "name", means: "The whole name" },
  { name: "company", means: "The company" },
  { name: "reference", means: "The record’s reference" },
  { name: "topic", means: "What it is about" },
  { name: "call_time", means: "When the call is, in the visitor’s zone" },
  { name: "total", means: "What the order comes to" },
  { name: "from", means: "Your own name" },
  { name: "site", means: "The name of the site" },
] as const;

export type PlaceholderName = (typeof placeholders)[number]["name"];

/** Empty where the record has nothing for it. */
export type PlaceholderValues = Readonly<Record<PlaceholderName, string>>;

const pattern = /\{([a-z_]{2,20})\}/g;

/** What was probably meant for one: also `{First name}`. */
const attempt = /\{([A-Za-z_ ]{2,30})\}/g;

function isPlaceholder(name: string): name is PlaceholderName {
  return placeholders.some((known) => known.name === name);
}

/** Puts the values in; a placeholder without one stays, and so does what is none. */
export function fillIn(text: string, values: PlaceholderValues): string {
  return text.replaceAll(
    pattern,
    (all, name: string) => (isPlaceholder(name) && values[name]) || all,
  );
}

/** The placeholders in a text that nothing has filled in, each once. */
export function emptyIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))];
}

/** The first that does not exist, and which one was probably meant: `frist_name`, `first_name`. */
export function misspeltIn(
  text: string,
): { readonly name: string; readonly meant: PlaceholderName } | null {
  const [, found] = [...text.matchAll(attempt)].find(([, name = ""]) => !isPlaceholder(name)) ?? [];
  if (found === undefined) return null;
  const wrong = found.trim();
  const typed = wrong.toLowerCase().replaceAll(" ", "_");
  const [nearest] = placeholders
    .map(({ name }) => ({ name, steps: stepsBetween(typed, name) }))
    .toSorted((one, other) => one.steps - other.steps);
  return { name: wrong, meant: nearest?.name ?? "name" };
}

/** How many letters have to be changed, added, left out or exchanged to get from one to the other. */
function stepsBetween(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= from.length; row += 1) {
    const above = rows[row - 1] ?? [];
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isExchange = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && isExchange)
        least = Math.min(least, (rows[row - 2]?.[column - 2] ?? 0) + 1);
      current.push(least);
    }
    rows.push(current);
  }
  return rows[from.length]?.[to.length] ?? 0;
}
