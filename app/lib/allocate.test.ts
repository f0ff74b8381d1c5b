import * as fc from "fast-check";
import { expect, test } from "vitest";
import { allocate } from "./allocate.ts";

test("what is left over goes to the first of the largest remainders", () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
});

test("nothing is split into nothings, and without weights the parts are even", () => {
  expect(allocate(0, [3, 1])).toEqual([0, 0]);
  expect(allocate(5, [0, 0])).toEqual([3, 2]);
  expect(allocate(5, [])).toEqual([]);
});

test("the parts always add up to the whole and none is off its share by one or more", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (total, parts) => {
      const split = allocate(total, parts);
      const sum = parts.reduce((all, weight) => all + weight, 0);
      expect(split.reduce((all, part) => all + part, 0)).toBe(total);
      for (const [index, part] of split.entries()) {
        const share = sum === 0 ? total / parts.length : (total * (parts[index] ?? 0)) / sum;
        expect(Math.abs(part - share)).toBeLessThan(1);
      }
    }),
  );
});
