import { assignable, type Member, type Team } from "../entry/team.ts";

/** Somebody who was picked with `@`: `name` is what stands behind it in the text. */
export type Mention = { readonly id: string; readonly name: string };

/** One piece of a note: words, or somebody's name with its `@`. */
export type NotePart =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "mention"; readonly text: string; readonly ids: readonly string[] };

const letter = /[\p{L}\p{M}\p{N}_]/u;

/** A text with the names of these people in it; no letter of it is lost. Of two names that fit the longer one counts. */
export function mentionParts(text: string, mentions: readonly Mention[]): readonly NotePart[] {
  const parts: NotePart[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/@/g)) {
    if (index < from || !beginsWord(text, index)) continue;
    const name = nameAt(text, index + 1, mentions);
    if (name === null) continue;
    if (index > from) parts.push({ kind: "words", text: text.slice(from, index) });
    const ids = mentions.filter((one) => one.name === name).map(({ id }) => id);
    parts.push({ kind: "mention", text: `@${name}`, ids });
    from = index + 1 + name.length;
  }
  if (from < text.length) parts.push({ kind: "words", text: text.slice(from) });
  return parts;
}

/** Those of the picked whose name still stands in the text, in the order of the text. */
export function standingMentions(text: string, mentions: readonly Mention[]): readonly Mention[] {
  const ids = mentionParts(text, mentions).flatMap((part) =>
    part.kind === "mention" ? part.ids : [],
  );
  return [...new Set(ids)].flatMap((id) => mentions.find((one) => one.id === id) ?? []);
}

/** An `@` within a word belongs to an address. */
function beginsWord(text: string, index: number): boolean {
  return index === 0 || !letter.test(text.charAt(index - 1));
}

function nameAt(text: string, from: number, mentions: readonly Mention[]): string | null {
  const fitting = mentions
    .map(({ name }) => name)
    .filter((name) => text.startsWith(name, from) && !letter.test(text.charAt(from + name.length)));
  return fitting.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** What is typed to find somebody: where its `@` stands, and the words from there to the caret. */
export type MentionQuery = { readonly from: number; readonly words: string };

const longestQuery = 60;

/** `null` while nobody is looked for: no `@` before the caret in its line, or one whose name stands already. */
export function mentionQuery(
  text: string,
  caret: number,
  mentions: readonly Mention[],
): MentionQuery | null {
  const line =
    text
      .slice(Math.max(0, caret - longestQuery), caret)
      .split("\n")
      .at(-1) ?? "";
  const begin = caret - line.length;
  for (let at = line.lastIndexOf("@"); at >= 0; at = at > 0 ? line.lastIndexOf("@", at - 1) : -1) {
    const words = line.slice(at + 1);
    if (!beginsWord(text, begin + at)) continue;
    if (/^\s/.test(words) || nameAt(text, begin + at + 1, mentions) !== null) return null;
    return { from: begin + at, words };
  }
  return null;
}

/** Active colleagues whose name or address has these words, those whose name begins with them first. */
export function findColleagues(team: Team, words: string): readonly Member[] {
  const wanted = folded(words.trim());
  const found = assignable(team).filter(
    ({ id, name, email }) =>
      id !== team.myId && (folded(name).includes(wanted) || folded(email).includes(wanted)),
  );
  const rank = ({ name }: Member) => (folded(name).startsWith(wanted) ? 0 : 1);
  return found.toSorted(
    (one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, "en"),
  );
}

/** What is put behind the `@`: the name, and the address where somebody else has the same. */
export function mentionName({ id, name, email }: Member, { members }: Team): string {
  const isShared = members.some(
    (other) => other.id !== id && other.isActive && folded(other.name) === folded(name),
  );
  return isShared ? `${name} (${email})` : name;
}

/** How people can stand in a note that mentions them. */
export function mentionsOf(ids: readonly string[], { members }: Team): readonly Mention[] {
  return members
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ id, name, email }) => [
      { id, name: `${name} (${email})` },
      { id, name },
    ]);
}

function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase("en");
}
