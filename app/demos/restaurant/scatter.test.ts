import { expect, test } from "vitest";
import { scatter } from "./scatter.ts";

test("places are the same for the same name, and none lies outside the plate", () => {
  expect(scatter("margherita", 9, 40)).toEqual(scatter("margherita", 9, 40));
  expect(scatter("margherita", 9, 40)).not.toEqual(scatter("diavola", 9, 40));
  for (const { x, y } of scatter("cacio", 60, 40)) expect(Math.hypot(x, y)).toBeLessThan(40.1);
  expect(scatter("none", 0, 40)).toEqual([]);
});
