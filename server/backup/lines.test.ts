import * as fc from "fast-check";
import { expect, test } from "vitest";
import { linesOf } from "./lines.ts";

test("lines come back whatever the pieces they arrive in", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("\n", ""))),
      fc.integer({ min: 1, max: 7 }),
      async (lines, size) => {
        const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));
        async function* pieces() {
          for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
        }
        const read = [];
        for await (const line of linesOf(pieces())) read.push(line);
        expect(read).toEqual(lines);
      },
    ),
  );
});
