import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dedupeName, typeOfFile, validateUpload } from "./uploads.ts";

const megabyte = 1024 * 1024;
const file = (size: number) => ({ name: "a.pdf", size });

test("a name that is taken gets the next free number", () => {
  expect(dedupeName("a.pdf", [])).toBe("a.pdf");
  expect(dedupeName("a.pdf", ["a.pdf"])).toBe("a (2).pdf");
  expect(dedupeName("A.pdf", ["a.pdf"])).toBe("A (2).pdf");
  expect(dedupeName("a.pdf", ["a.pdf", "a (2).pdf"])).toBe("a (3).pdf");
  expect(dedupeName("a (2).pdf", ["a (2).pdf"])).toBe("a (3).pdf");
  expect(dedupeName("notes", ["notes"])).toBe("notes (2)");
  expect(dedupeName(".env", [".env"])).toBe(".env (2)");
});

test("is never one that is there", () => {
  const names = fc.array(fc.constantFrom("a.pdf", "a (2).pdf", "a (3).pdf", "b", ".b", "b (2)"));
  fc.assert(
    fc.property(fc.constantFrom("a.pdf", "a (2).pdf", "b", ".b"), names, (name, existing) => {
      expect(existing).not.toContain(dedupeName(name, existing));
    }),
  );
});

test("the type is what the name ends in", () => {
  expect(typeOfFile("report.pdf")).toBe("PDF");
  expect(typeOfFile("a.b.docx")).toBe("DOCX");
  expect(typeOfFile("README")).toBe("FILE");
  expect(typeOfFile(".env")).toBe("FILE");
  expect(typeOfFile("end.")).toBe("FILE");
  expect(typeOfFile("v1.final version")).toBe("FILE");
});

test("no file, too many, an empty and a large one", () => {
  expect(validateUpload([]).errors).toEqual([{ index: null, text: "Choose at least one file." }]);
  expect(validateUpload([file(1), file(0)])).toEqual({
    ok: [file(1)],
    errors: [{ index: 1, text: "That file is empty." }],
  });
  expect(validateUpload([file(25 * megabyte)]).errors).toEqual([]);
  expect(validateUpload([file(25 * megabyte + 1)]).errors).toEqual([
    { index: 0, text: "That file is larger than 25 MB." },
  ]);
  const many = Array.from({ length: 11 }, () => file(5));
  expect(validateUpload(many).errors[0]?.text).toBe("Add up to 10 files at a time.");
  expect(validateUpload(many.slice(1)).ok).toHaveLength(10);
});
