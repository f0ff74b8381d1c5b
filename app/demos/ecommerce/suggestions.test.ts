import { expect, test } from "vitest";
import { pairFor, withViewed } from "./suggestions.ts";

const line = (id: number) => ({ id, quantity: 1 });

test("the cart suggests what goes with it, and nothing that it has already", () => {
  expect(pairFor([])).toBeNull();
  expect(pairFor([line(3)])).toEqual({ id: 4, goesWith: 3 });
  expect(pairFor([line(1), line(2), line(6)])).toEqual({ id: 5, goesWith: 6 });
  expect(pairFor([line(5), line(6)])).toBeNull();
});

test("what was opened last stands first, once, and four are kept", () => {
  expect([1, 2, 3, 2, 4, 5].reduce<readonly number[]>(withViewed, [])).toEqual([5, 4, 2, 3]);
});
