import { expect, test } from "vitest";
import { parseDocument } from "./parse-document.ts";
import { articleSchema } from "./schemas.ts";

const file = "app/content/blog/sample.md";
const fields = {
  title: "A title that is long enough",
  description: "A description that has at least seventy characters, so that results show it whole.",
  excerpt: "An excerpt of forty characters or a few more.",
  author: "Ines Moreau",
  date: "2025-11-12",
  category: "Design",
  image: "design",
  caption: "What the plate shows.",
};

function parse(overrides: Record<string, string> = {}, body = "Three short words.") {
  const head = Object.entries({ ...fields, ...overrides })
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join("\n");
  return parseDocument(file, `---\n${head}\n---\n\n${body}\n`, {
    schema: articleSchema,
    words: [3, 5],
  });
}

test("a complete document becomes its fields, its HTML and its words", () => {
  expect(parse()).toMatchObject({ ...fields, metaTitle: fields.title, words: 3 });
  expect(parse().html).toBe("<p>Three short words.</p>\n");
});

test.each([
  ["date", { date: "12 November 2025" }],
  ["date", { date: "2025-02-30" }],
  ["category", { category: "Gardening" }],
  ["author", { author: "Nobody" }],
  ["description", { description: "Too short." }],
  ["description", { description: "x".repeat(161) }],
  ["metaTitle", { title: "Too short" }],
  ["metaTitle", { metaTitle: "x".repeat(50) }],
  ["colour", { colour: "red" }],
])("a wrong %s is named together with its file", (field, overrides) => {
  expect(() => parse(overrides)).toThrow(field);
  expect(() => parse(overrides)).toThrow(file);
});

test("a text that is too short or too long is refused", () => {
  expect(() => parse({}, "Two words.")).toThrow("has 2 words, must have 3 to 5");
  expect(() => parse({}, "One two three four five six.")).toThrow("has 6 words");
});

test("a file without front matter is refused", () => {
  expect(() => parseDocument(file, "Only text.", { schema: articleSchema, words: [0, 9] })).toThrow(
    `${file}: must start with front matter`,
  );
});
