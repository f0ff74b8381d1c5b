import { matches } from "#app/lib/search-text.ts";
import type { Note } from "./model.ts";
import { formatTime } from "./times.ts";

/** A note at a second of a chapter; blank text adds nothing. */
export function addNote(notes: readonly Note[], note: Note): readonly Note[] {
  const content = note.content.trim();
  return content === "" ? notes : [...notes, { ...note, content }];
}

/** By time; two of the same second stand as they were written. */
export function sortNotes(notes: readonly Note[]): Note[] {
  return notes.toSorted((a, b) => a.timestamp - b.timestamp);
}

export function searchNotes(notes: readonly Note[], query: string): Note[] {
  return notes.filter(({ content }) => matches(query, content));
}

/** Notes as Markdown, a heading for each chapter; a mark at the start of a line stays a letter. */
export function notesToMarkdown(
  course: string,
  chapters: readonly { readonly id: string; readonly title: string }[],
  notes: readonly Note[],
): string {
  const parts = chapters.flatMap(({ id, title }) => {
    const own = sortNotes(notes.filter(({ chapterId }) => chapterId === id));
    if (own.length === 0) return [];
    const lines = own.map(
      ({ timestamp, content }) => `- **${formatTime(timestamp)}** ${escaped(content)}`,
    );
    return [`## ${title}`, "", ...lines, ""];
  });
  return [`# Notes: ${course}`, "", ...parts].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll(/^(\s*)([#>*+-])/gm, String.raw`$1\$2`).replaceAll("\n", "\n  ");
}
