import * as fc from "fast-check";
import { expect, test } from "vitest";
import { avatarHue, initials } from "./person.ts";

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
