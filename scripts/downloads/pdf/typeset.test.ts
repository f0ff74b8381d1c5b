import { beforeAll, expect, test } from "vitest";
import { makeStaticFonts } from "../../render/static-fonts.ts";
import type { Block } from "./block.ts";
import { typeset } from "./typeset.ts";

beforeAll(makeStaticFonts);

const identity = {
  title: "A guide",
  subject: "Testing",
  author: "Perilune",
  date: new Date("2026-01-01T00:00:00Z"),
};
const art = { stage: "", smoke: "", stars: "" };

async function set(blocks: readonly Block[]): Promise<string> {
  return (await typeset(blocks, identity, art)).toString("latin1");
}

function pages(pdf: string): number {
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

const table: Block = {
  kind: "table",
  columns: [
    { label: "Tier", width: 6, look: "name" },
    { label: "What you get", width: 6 },
  ],
  rows: Array.from({ length: 30 }, (_, index) => [`Tier ${index}`, ["One thing", "Another"]]),
};

test("a document is tagged, titled and in its language", async () => {
  const pdf = await set([{ kind: "chapter", title: "One", text: "Two" }]);
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toContain("/Marked true");
  expect(pdf).toContain("/Lang (en-US)");
  expect(pdf).toContain("/DisplayDocTitle true");
  expect(pdf).toContain("/S /H1");
});

test("a long table continues on the next pages", async () => {
  expect(pages(await set([{ kind: "chapter", title: "Short" }]))).toBe(1);
  expect(pages(await set([{ kind: "chapter", title: "Long" }, table]))).toBeGreaterThan(2);
});

test("the same words give the same file", async () => {
  const blocks: Block[] = [{ kind: "chapter", title: "A guide", text: "To read." }, table];
  expect(await set(blocks)).toBe(await set(blocks));
});
