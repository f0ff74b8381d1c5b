import {
  Lexer,
  Tokenizer,
  type MarkedToken,
  type Token,
  type Tokens,
  type TokensList,
} from "marked";
import { soundText, withCharacters } from "./character-references.ts";
import { linkAddress } from "./link-address.ts";
import { Notes } from "./notes.ts";
import { asWritten, joined, oneLine, paragraph, withWords } from "./passages.ts";
import {
  plainWords,
  type Note,
  type Passage,
  type Span,
  type Words,
  type Writing,
} from "./writing.ts";

const LONGEST = 60_000;

/** How deep lists stand in lists, and quotes in quotes. */
const DEEPEST = 3;

/** How deep anything is read at all: marked reads each depth by a call within a call. */
const DEEPEST_READ = 8;

/**
 * What marked does with a paragraph grows with its signs times its length, and a list or a quote in which lines lack their
 * mark it reads again with each of them. More than this stays as it was written.
 */
const limits = {
  paragraph: 2_000_000,
  paragraphs: 20_000_000,
  again: 20_000_000,
  quotedParts: 2_000,
  tables: 200,
} as const;

const signs = /[*_~`[\]()<>!&\\:@]/g;
const tower =
  /^(?![ \t]*([*_-])(?:[ \t]*\1){0,80}[ \t]*$)([ \t]*(?:>[ \t]*|(?:[*+-]|\d{1,9}[.)])[ \t]+){8})(\d{0,9})(?=[*+>.)-])/gm;
const tableRule = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t:|-]*)?$/gm;

/** Reads what people write for a letter. It never fails, and takes the same time at most whatever they write. */
export function readMarkdown(body: string): {
  readonly writing: Writing;
  readonly notes: readonly Note[];
} {
  const notes = new Notes();
  const source = withoutTowers(soundText(body.slice(0, LONGEST)), notes);
  try {
    const tokens = new BoundedLexer(source, notes).lex(source);
    const writing = passagesOf(tokens, { notes, lists: 0, quotes: 0 });
    return { writing, notes: notes.all };
  } catch (error) {
    if (!(error instanceof Tangled)) throw error;
    notes.add("tangle", source);
    return { writing: asWritten(source), notes: notes.all };
  }
}

/** Signs of quotes and lists heaped at the start of one line are text from the ninth on, and so many spaces are none. */
function withoutTowers(source: string, notes: Notes): string {
  return source
    .replaceAll(/[ \t]{80,}/g, " ".repeat(80))
    .replaceAll(tower, (line, _rule, base, number) => {
      notes.add("tangle", line);
      return `${base}${number}\\`;
    });
}

class Tangled extends Error {}

/** @throws Tangled, where the same is read again and again */
class BoundedTokenizer extends Tokenizer {
  #again = 0;
  #quotes = 0;

  override list(src: string): Tokens.List | undefined {
    if (this.#quotes > 0) this.#spend(src);
    return super.list(src);
  }

  override blockquote(src: string): Tokens.Blockquote | undefined {
    if (this.#quotes > 0) this.#spend(src);
    this.#quotes += 1;
    const token = super.blockquote(src);
    this.#quotes -= 1;
    return token;
  }

  /** One line of an item; all that follow have been looked at for what they might be. */
  override text(src: string): Tokens.Text | undefined {
    this.#spend(src);
    return super.text(src);
  }

  /** What looks like a footnote is not the address of a link. */
  override def(src: string): Tokens.Def | undefined {
    const token = super.def(src);
    return token?.tag.startsWith("^") ? undefined : token;
  }

  #spend(src: string): void {
    this.#again += src.length;
    if (this.#again > limits.again) throw new Tangled();
  }
}

class BoundedLexer extends Lexer {
  readonly #notes: Notes;
  #depth = 0;
  #spent = 0;
  #quotedParts = 0;

  constructor(source: string, notes: Notes) {
    super({ gfm: true, tokenizer: new BoundedTokenizer() });
    this.#notes = notes;
    if ((source.match(tableRule)?.length ?? 0) > limits.tables) throw new Tangled();
  }

  override blockTokens(source: string, tokens?: Token[], isClipped?: boolean): Token[];
  override blockTokens(source: string, tokens?: TokensList, isClipped?: boolean): TokensList;
  override blockTokens(source: string, tokens: Token[] = [], isClipped = false): Token[] {
    if (isClipped) this.#quotedParts += 1;
    if (this.#quotedParts > limits.quotedParts) throw new Tangled();
    const answer = this.#deeper(source, tokens, () => super.blockTokens(source, tokens, isClipped));
    // As each reading of passages leaves it, this one too that has read nothing.
    this.state.top = true;
    return answer;
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    const work = source.length * (source.match(signs)?.length ?? 0);
    if (work > limits.paragraph || this.#spent + work > limits.paragraphs) {
      return this.#left(source, tokens);
    }
    this.#spent += work;
    return this.#deeper(source, tokens, () => super.inlineTokens(source, tokens));
  }

  #deeper(source: string, tokens: Token[], read: () => Token[]): Token[] {
    if (this.#depth > DEEPEST_READ) return this.#left(source, tokens);
    this.#depth += 1;
    const answer = read();
    this.#depth -= 1;
    return answer;
  }

  #left(source: string, tokens: Token[]): Token[] {
    this.#notes.add("tangle", source);
    tokens.push({ type: "text", raw: source, text: source });
    return tokens;
  }
}

type Place = { readonly notes: Notes; readonly lists: number; readonly quotes: number };

function passagesOf(tokens: readonly Token[], place: Place): Passage[] {
  return tokens.flatMap((token) => passagesOfOne(token as MarkedToken, place));
}

function passagesOfOne(token: MarkedToken, place: Place): readonly Passage[] {
  const { notes } = place;
  switch (token.type) {
    case "heading":
      return withWords(spansOf(token.tokens, notes), (words) => ({
        kind: "heading",
        level: token.depth < 3 ? 2 : 3,
        words,
      }));
    case "list":
      return listOf(token, place);
    case "blockquote":
      return quoteOf(token, place);
    case "code": {
      const text = token.text.replace(/\n+$/, "");
      return text.trim() === "" ? [] : [{ kind: "code", text }];
    }
    case "hr":
      return [{ kind: "rule" }];
    case "table":
      return tableOf(token, notes);
    case "html":
      notes.add("html", token.text);
      return asWritten(token.text);
    case "paragraph":
      return paragraph(spansOf(token.tokens, notes));
    case "text":
      return token.tokens ? paragraph(spansOf(token.tokens, notes)) : asWritten(token.raw);
    // Space, where links lead, and the box of a task, which its item draws.
    default:
      return [];
  }
}

function listOf(token: Tokens.List, place: Place): readonly Passage[] {
  const isShown = place.lists < DEEPEST;
  if (!isShown) place.notes.add("tangle", token.raw);
  const items = token.items.map((item) => {
    const passages = passagesOf(item.tokens, { ...place, lists: place.lists + 1 });
    return item.task ? withBox(item.checked ? "[x] " : "[ ] ", passages) : passages;
  });
  if (!isShown) return items.flat();
  return [{ kind: "list", start: token.ordered ? Number(token.start) : null, items }];
}

function withBox(box: string, passages: readonly Passage[]): Passage[] {
  const [first, ...more] = passages;
  return first?.kind === "paragraph"
    ? [{ kind: "paragraph", words: joined([{ kind: "text", text: box }, ...first.words]) }, ...more]
    : [{ kind: "paragraph", words: [{ kind: "text", text: box.trim() }] }, ...passages];
}

function quoteOf(token: Tokens.Blockquote, place: Place): readonly Passage[] {
  const isShown = place.quotes < DEEPEST;
  if (!isShown) place.notes.add("tangle", token.raw);
  const writing = passagesOf(token.tokens, { ...place, quotes: place.quotes + 1 });
  if (!isShown) return writing;
  return writing.length === 0 ? [] : [{ kind: "quote", writing }];
}

/** Its rows as lines; what they are about is strong. */
function tableOf({ header, rows }: Tokens.Table, notes: Notes): readonly Passage[] {
  const rowOf = (cells: readonly Tokens.TableCell[]): Words =>
    cells.flatMap((cell, index): Span[] => [
      ...(index === 0 ? [] : [{ kind: "text", text: " | " } as const]),
      ...spansOf(cell.tokens, notes),
    ]);
  const head: Words = header.every(({ text }) => text === "")
    ? []
    : [{ kind: "strong", words: joined(rowOf(header)) }];
  const lines = [head, ...rows.map(rowOf)].filter((line) => line.length > 0);
  return paragraph(lines.flatMap((line): Words => [{ kind: "break" }, ...line]).slice(1));
}

function spansOf(tokens: readonly Token[], notes: Notes): Words {
  return joined(tokens.flatMap((token) => spansOfOne(token as MarkedToken, notes)));
}

function spansOfOne(token: MarkedToken, notes: Notes): Words {
  switch (token.type) {
    case "strong":
      return [{ kind: "strong", words: spansOf(token.tokens, notes) }];
    case "em":
      return [{ kind: "emphasis", words: spansOf(token.tokens, notes) }];
    case "del":
      return [{ kind: "strike", words: spansOf(token.tokens, notes) }];
    case "codespan":
      return [{ kind: "code", text: oneLine(token.text) }];
    case "br":
      return [{ kind: "break" }];
    case "link":
      return linkOf(token, notes);
    case "image":
      notes.add("picture", token.raw);
      return [{ kind: "text", text: plainWords(spansOf(token.tokens, notes)) }];
    case "html":
      notes.add("html", token.text);
      return [{ kind: "text", text: oneLine(token.text) }];
    case "escape":
      return [{ kind: "text", text: token.text }];
    case "checkbox":
      return [];
    default:
      // marked has replaced some of the references in `text`, and not all.
      return [{ kind: "text", text: oneLine(withCharacters(token.raw)) }];
  }
}

function linkOf(token: Tokens.Link, notes: Notes): Words {
  const written = token.autolink ? token.href : withCharacters(token.href);
  const href = linkAddress(written);
  const words: Words = token.autolink
    ? [{ kind: "text", text: token.text }]
    : spansOf(token.tokens, notes);
  if (href === null) {
    notes.add("address", written === "" ? token.raw : written);
    return words;
  }
  const isNamed = plainWords(words).trim() !== "";
  return [{ kind: "link", href, words: isNamed ? words : [{ kind: "text", text: href }] }];
}
