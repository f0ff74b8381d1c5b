import { expect, test } from "vitest";
import { buildPortal } from "./data.ts";
import { documentFile } from "./document-file.ts";
import { lastStatements, sampleNote, statementLines } from "./statements.ts";

const state = buildPortal(new Date(2026, 10, 20, 9, 0));

test("the last three closed months, the latest first", () => {
  expect(lastStatements(state.series).map(({ month }) => month)).toEqual([
    "October 2026",
    "September 2026",
    "August 2026",
  ]);
});

test("a statement names the company and adds up", () => {
  const [october] = lastStatements(state.series);
  const lines = october ? statementLines(october, state.company, state.partnership) : [];
  expect(lines[0]).toBe(sampleNote);
  expect(lines).toContain("Partner: Halcyon Bridge (ORB-20417), Gold");
  expect(lines).toContain("Period: October 2026, closed on Oct 31, 2026");
  expect(lines).toContain("Commission: $9,877.20");
  expect(lines).toContain("New business, 58.0%: $5,728.78");
});

function textOf(data: string | Uint8Array | undefined): string {
  return typeof data === "string" ? data : new TextDecoder("latin1").decode(data);
}

test("a document's file is what its type says and begins with a word about itself", () => {
  const file = (id: string) => {
    const document = state.documents.find((one) => one.id === id);
    return document && documentFile(document, state.company, state.deals);
  };
  expect(file("pipeline")).toMatchObject({ name: "Pipeline Export.csv" });
  expect(textOf(file("pipeline")?.data)).toMatch(/^\uFEFFSample document generated in your/);
  expect(textOf(file("pipeline")?.data)).toContain("Corvid Logistics,Orbitra Connect,76000,9120,");
  const page = file("nda");
  expect(page?.name).toBe("Mutual NDA Halcyon Bridge.pdf");
  const text = textOf(page?.data);
  expect(text).toContain("(Mutual NDA Halcyon Bridge)");
  expect(text).toContain(`(${sampleNote})`);
});
