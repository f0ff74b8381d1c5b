import EmailReplyParser from "email-reply-parser";

/** Longer texts are shown whole: looking for quotes takes the square of their lines. */
const MOST_LINES = 5_000;
const MOST_FOLDS = 200;
/** The line above a quote that says whose it is, in languages that the parser does not know. */
const attribution = /(?:^|\n)([^\n]*<[^<>\s]+@[^<>\s]+>:|\d[^\n]* пиш(?:ет|ете):)\s*$/u;

/** A text without its blanks, and where in it each of the letters stood. */
type Packed = { readonly letters: string; readonly places: readonly number[] };

/**
 * Where the quotes of a text are, as pairs of UTF-16 offsets: what its writer has read and sent back. A quote that own
 * words follow is part of the conversation and is not folded, nor is a letter that is nothing but a quote.
 */
export function foldsOf(text: string): readonly number[] {
  if (text.split("\n", MOST_LINES + 1).length > MOST_LINES) return [];
  const packed = pack(text);
  let folds: number[] = [];
  let hasOwnWords = false;
  let from = 0;
  for (const fragment of new EmailReplyParser().read(text).getFragments()) {
    // The parser joins lines and drops blanks at their ends.
    const { letters } = pack(fragment.getContent());
    if (letters === "") continue;
    const at = packed.letters.indexOf(letters, from);
    if (at < 0) return [];
    from = at + letters.length;
    if (fragment.isSignature()) continue;
    if (fragment.isHidden()) {
      const begin = packed.places[at] ?? 0;
      folds.push(
        begin - attributionBefore(text.slice(folds.at(-1) ?? 0, begin)),
        (packed.places[from - 1] ?? 0) + 1,
      );
    } else {
      hasOwnWords = true;
      folds = [];
    }
  }
  return hasOwnWords ? joined(folds, text) : [];
}

/** How long the attribution is that ends this text, with the blanks after it. */
function attributionBefore(text: string): number {
  const found = attribution.exec(text.slice(-500));
  return found === null
    ? 0
    : text.slice(-500).length - found.index - found[0].indexOf(found[1] ?? "");
}

function pack(text: string): Packed {
  const places: number[] = [];
  let letters = "";
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    letters += word;
    for (let place = index; place < index + word.length; place += 1) places.push(place);
  }
  return { letters, places };
}

/** Quotes with nothing but blanks between them are one. */
function joined(folds: readonly number[], text: string): readonly number[] {
  const result: number[] = [];
  for (let index = 0; index < folds.length; index += 2) {
    const [from = 0, to = 0] = folds.slice(index, index + 2);
    const last = result.at(-1);
    if (last !== undefined && text.slice(last, from).trim() === "") result[result.length - 1] = to;
    else result.push(from, to);
  }
  return result.slice(0, 2 * MOST_FOLDS);
}
