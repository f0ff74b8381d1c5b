import { expect, test } from "vitest";
import { timeToCutOff, windowText } from "./delivery.ts";

const friday = new Date(2026, 10, 20, 9, 0);

test("standard takes 5 to 7 business days, express 2 to 3", () => {
  expect(windowText("standard", friday)).toBe("Fri, Nov 27 – Tue, Dec 1");
  expect(windowText("express", friday)).toBe("Tue, Nov 24 – Wed, Nov 25");
});

test("next day is the next business day until 2 PM, then the one after", () => {
  const thursday = new Date(2026, 10, 19, 13, 59, 59);
  expect(windowText("next-day", thursday)).toBe("Fri, Nov 20");
  expect(windowText("next-day", new Date(2026, 10, 19, 14, 0, 0))).toBe("Mon, Nov 23");
  expect(windowText("next-day", new Date(2026, 10, 20, 15, 0))).toBe("Tue, Nov 24");
});

test("the time left is counted down to 2 PM", () => {
  expect(timeToCutOff(friday)).toBe("5 h 0 min");
  expect(timeToCutOff(new Date(2026, 10, 20, 13, 59, 30))).toBe("0 h 1 min");
  expect(timeToCutOff(new Date(2026, 10, 20, 14, 0))).toBeNull();
});
