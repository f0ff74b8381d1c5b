import { expect, test } from "vitest";
import { decodeText, textIn } from "./decode-text.ts";

const words = "Name;Ort\nJürgen Größe;Łódź\n";
const utf8 = new TextEncoder().encode(words);

function pairs(text: string, isBig: boolean, mark: boolean): Uint8Array {
  const bytes = new Uint8Array((text.length + (mark ? 1 : 0)) * 2);
  const view = new DataView(bytes.buffer);
  const whole = (mark ? "\uFEFF" : "") + text;
  for (let index = 0; index < whole.length; index += 1) {
    view.setUint16(index * 2, whole.charCodeAt(index), !isBig);
  }
  return bytes;
}

test("Unicode is read without asking, its mark left out", () => {
  expect(decodeText(utf8)).toEqual({ kind: "text", text: words });
  const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]);
  expect(decodeText(marked)).toEqual({ kind: "text", text: words });
});

test.each([
  [false, true],
  [true, true],
  [false, false],
  [true, false],
])("two bytes a letter, turned round %s, marked %s", (isBig, mark) => {
  const latin = "Name;Town\nRenske Vaart;Utrecht\n";
  expect(decodeText(pairs(latin, isBig, mark))).toEqual({ kind: "text", text: latin });
});

test("bytes that are no Unicode are asked about, with the line in doubt", () => {
  const western = new Uint8Array([...new TextEncoder().encode("Name\nPlain\nJ"), 0xfc, 0x72, 0x67]);
  const decoded = decodeText(western);
  expect(decoded.kind).toBe("unsure");
  const readings = decoded.kind === "unsure" ? decoded.readings : [];
  expect(readings[0]).toEqual({ encoding: "windows-1252", sample: "Jürg" });
  // Central Europe reads the same, and is not offered a second time.
  expect(readings.map(({ encoding }) => encoding)).not.toContain("windows-1250");
  expect(readings.map(({ sample }) => sample)).toContain("Jьrg");
  expect(textIn(western, "windows-1252")).toContain("Jürg");
});

test("spreadsheets of a program and pictures are told apart from text", () => {
  expect(decodeText(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])).kind).toBe("sheet");
  expect(decodeText(new Uint8Array([0x89, 0x50, 0, 0, 1, 2, 0, 9, 9])).kind).toBe("binary");
});
