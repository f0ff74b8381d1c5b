import EmailReplyParser from "email-reply-parser";

/** Longer texts are shown whole: looking for quotes takes the square of their lines. */
const MOST_LINES = 5_000;

/**
 * Where the quotes of a text are, as pairs of UTF-16 offsets: what its writer has read and sent back. A quote that own
 * words follow is part of the conversation and is not folded.
 */
export function foldsOf(text: string): readonly number[] {
  if (text.split("\n", MOST_LINES + 1).length > MOST_LINES) return [];
  const folds: number[] = [];
  let from = 0;
  for (const fragment of new EmailReplyParser().read(text).getFragments()) {
    const words = fragment.getContent().trim();
    if (words === "") continue;
    const at = text.indexOf(words, from);
    if (at < 0) return [];
    from = at + words.length;
    if (fragment.isHidden() && !fragment.isSignature()) folds.push(at, from);
  }
  return joined(folds, text);
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
  return result.slice(0, 400);
}
