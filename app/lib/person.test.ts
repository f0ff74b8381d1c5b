import * as fc from "fast-check";
import { expect, test } from "vitest";
import { avatarHue, firstName, initials } from "./person.ts";

test("a name has the first letters of its first and its last word", () => {
  expect(initials("Anika Sørensen")).toBe("AS");
  expect(initials("Anika Maria Sørensen")).toBe("AS");
  expect(initials("Zoë")).toBe("Z");
  expect(initials("  nora   ellis ")).toBe("NE");
});

test("without a name there is a question mark, and a letter of two units stays whole", () => {
  expect(initials("")).toBe("?");
  expect(initials("𝒩ora")).toBe("𝒩");
});

test("a hue lies on the circle and belongs to its text", () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      expect(avatarHue(id)).toBe(avatarHue(id));
      expect(avatarHue(id)).toBeGreaterThanOrEqual(0);
      expect(avatarHue(id)).toBeLessThan(360);
    }),
  );
});

test.each([
  ["Wen Li Zhao", "Wen"],
  [" Zoë ", "Zoë"],
  ["", ""],
])("%j is spoken to as %j", (name, first) => {
  expect(firstName(name)).toBe(first);
});
