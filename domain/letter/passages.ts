import { plainWords, type Passage, type Span, type Words, type Writing } from "./writing.ts";

export function paragraph(words: Words): readonly Passage[] {
  return withWords(words, (some) => ({ kind: "paragraph", words: some }));
}

export function withWords(words: Words, passage: (words: Words) => Passage): readonly Passage[] {
  const some = joined(words);
  return plainWords(some).trim() === "" ? [] : [passage(some)];
}

/** Nothing in it is read as Markdown; its lines stay. */
export function asWritten(source: string): Writing {
  return source.split(/\n[ \t]*\n/).flatMap((part) =>
    paragraph(
      part
        .trim()
        .split("\n")
        .flatMap((text): Words => [{ kind: "break" }, { kind: "text", text: text.trim() }])
        .slice(1),
    ),
  );
}

export function oneLine(text: string): string {
  return text.replaceAll(/[ \t]*\n[ \t]*/g, " ").replaceAll("\t", " ");
}

/** Texts that stand side by side become one, what is empty goes. */
export function joined(words: Words): Words {
  const all: Span[] = [];
  for (const span of words) {
    const last = all.at(-1);
    if ("words" in span ? span.words.length === 0 : "text" in span && span.text === "") continue;
    if (span.kind === "text" && last?.kind === "text") {
      all[all.length - 1] = { kind: "text", text: last.text + span.text };
    } else all.push(span);
  }
  return all;
}
