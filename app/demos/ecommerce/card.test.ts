import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cardBrand, caretAfter, formatCardNumber, formatExpiry } from "./card.ts";

test("a number is grouped by four while it is typed, and cut after sixteen digits", () => {
  expect(formatCardNumber("4242")).toBe("4242");
  expect(formatCardNumber("42424")).toBe("4242 4");
  expect(formatCardNumber(" 4242-4242 4242 4242 99 ")).toBe("4242 4242 4242 4242");
  expect(formatCardNumber("no digits")).toBe("");
});

test("an expiry date gets its slash", () => {
  expect(formatExpiry("1")).toBe("1");
  expect(formatExpiry("12")).toBe("12");
  expect(formatExpiry("123")).toBe("12/3");
  expect(formatExpiry("12/30 ")).toBe("12/30");
});

test("the first digit tells the brand", () => {
  expect(cardBrand("4242")).toBe("Visa");
  expect(cardBrand("5")).toBe("Mastercard");
  expect(cardBrand("9")).toBe("");
  expect(cardBrand("")).toBe("");
});

test("the caret stays behind the digits it stood behind", () => {
  expect(caretAfter("42424", 5, "4242 4")).toBe(6);
  expect(caretAfter("4294 2", 3, "4294 2")).toBe(3);
  expect(caretAfter("", 0, "")).toBe(0);
});

test("formatting what is formatted changes nothing", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = formatCardNumber(text);
      expect(formatCardNumber(once)).toBe(once);
      expect(once.replaceAll(" ", "").length).toBeLessThanOrEqual(16);
      expect(formatExpiry(formatExpiry(text))).toBe(formatExpiry(text));
    }),
  );
});
