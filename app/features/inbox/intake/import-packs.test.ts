import { expect, test } from "vitest";
import { chunksOf, packsOf } from "./import-packs.ts";
import { noLead } from "./lead.ts";

const row = (n: number, message = "") => ({ n, lead: { ...noLead, name: `Row ${n}`, message } });
const many = (count: number, message = "") =>
  Array.from({ length: count }, (_, index) => row(index + 2, message));

test("a pack has at most 200 rows, and every row is in one", () => {
  const packs = packsOf(many(482));
  expect(packs.map(({ count }) => count)).toEqual([200, 200, 82]);
  const numbers = packs.flatMap(({ rows }) => JSON.parse(rows).map(({ n }: { n: number }) => n));
  expect(numbers).toEqual(many(482).map(({ n }) => n));
});

test("no body comes near its limit, however the words are made", () => {
  for (const words of ['"'.repeat(9_000), "🜁".repeat(9_000), "\n".repeat(9_000)]) {
    for (const { rows } of packsOf(many(12, words))) {
      const body = JSON.stringify({
        id: "x".repeat(36),
        file_name: "x".repeat(200),
        waits: false,
        rows,
      });
      expect(new TextEncoder().encode(body).length).toBeLessThan(192 * 1024);
    }
  }
});

test("nothing makes no pack", () => {
  expect(packsOf([])).toEqual([]);
  expect(chunksOf([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
});
