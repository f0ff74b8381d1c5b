import { expect, test } from "vitest";
import { recordAddress } from "./record-address.ts";

test("a record's address names its view, but for contact submissions", () => {
  expect(recordAddress({ id: "e", kind: "support" })).toBe("?view=support&record=e");
  expect(recordAddress({ id: "e", kind: "contact" })).toBe("?record=e");
  expect(recordAddress({ id: "e&f", kind: "a b" })).toBe("?view=a%20b&record=e%26f");
});
