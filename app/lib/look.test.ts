import { expect, test } from "vitest";
import { isLook, nextLook } from "./look.ts";

test("each click goes from Rocket to Cyber to Space and back to Rocket", () => {
  expect(nextLook("rocket")).toBe("cyber");
  expect(nextLook("cyber")).toBe("space");
  expect(nextLook("space")).toBe("rocket");
});

test("an unknown look counts as Rocket", () => {
  expect(nextLook(undefined)).toBe("cyber");
  expect(nextLook("neon")).toBe("cyber");
  expect(isLook("neon")).toBe(false);
  expect(isLook(null)).toBe(false);
  expect(isLook("space")).toBe(true);
});
