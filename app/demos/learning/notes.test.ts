import { expect, test } from "vitest";
import { buildLearning } from "./data.ts";
import { addNote, notesToMarkdown, searchNotes, sortNotes } from "./notes.ts";

const start = buildLearning(new Date(2026, 10, 20, 9, 0));
const [note] = start.notes;

test("notes are added with words only", () => {
  if (!note) throw new Error("There is no note.");
  expect(addNote(start.notes, { ...note, content: "  " })).toBe(start.notes);
  expect(addNote([], { ...note, content: " x " })[0]?.content).toBe("x");
});

test("notes stand by time; those of one second as they were written", () => {
  if (!note) throw new Error("There is no note.");
  const list = [
    { ...note, id: "b", timestamp: 9 },
    { ...note, id: "a", timestamp: 3 },
    { ...note, id: "c", timestamp: 9 },
  ];
  expect(sortNotes(list).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(searchNotes(start.notes, "null")).toHaveLength(1);
});

test("notes are exported by chapter, and a mark at the start of a line stays a letter", () => {
  if (!note) throw new Error("There is no note.");
  const chapters = start.courses[0]?.chapters ?? [];
  const text = notesToMarkdown("SQL", chapters, [...start.notes, { ...note, content: "# one" }]);
  expect(text).toContain("# Notes: SQL\n\n## Tables, rows and meaning\n");
  expect(text).toContain("- **1:52** Row = one fact, not one customer");
  expect(text).toContain(String.raw`- **1:52** \# one`);
});
