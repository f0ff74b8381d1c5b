import { expect, test } from "vitest";
import { chosenCategory } from "./category-filter.ts";

test("the address names a category in any case, and no category is all of them", () => {
  expect(chosenCategory("?category=design")).toBe("Design");
  expect(chosenCategory("?utm=x&category=BACKEND")).toBe("Backend");
  expect(chosenCategory("")).toBe("all");
  expect(chosenCategory("?category=")).toBe("all");
  expect(chosenCategory("?category=all")).toBe("all");
});

test("a category that does not exist is not silently all of them", () => {
  expect(chosenCategory("?category=gardening")).toBe("unknown");
});
