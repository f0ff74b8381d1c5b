import { expect, test } from "vitest";
import type { Person } from "./card.ts";
import { draftOf, errorsOf, isSame } from "./person-draft.ts";
import { joinReason } from "./use-addresses.ts";

const person: Person = {
  id: null,
  version: 0,
  name: "Ada Lovelace",
  company: "Northgate",
  phone: "",
  addresses: [{ email: "ada@northgate.example", isJoined: false, records: 1 }],
  records: 1,
  waiting: 0,
  quarantined: 0,
  firstAt: null,
  lastAt: null,
  deals: [],
};
const draft = draftOf(person);

test("spaces at the ends and another version are no change", () => {
  expect(isSame(draft, { ...draft, name: " Ada Lovelace ", version: 4 })).toBe(true);
  expect(isSame(draft, { ...draft, phone: "1" })).toBe(false);
});

test("what is too long is said of its own field, letters counted as people count them", () => {
  expect(errorsOf(draft)).toEqual({});
  expect(errorsOf({ ...draft, name: "😀".repeat(200) })).toEqual({});
  expect(Object.keys(errorsOf({ ...draft, name: "x".repeat(201), phone: "1".repeat(61) }))).toEqual(
    ["name", "phone"],
  );
});

test.each([
  ["", "missing"],
  ["ada", "address"],
  [" ADA@northgate.example ", "joined"],
  ["ada@home.example", null],
])("joining %j is refused with %s", (typed, reason) => {
  expect(joinReason(person, typed)).toBe(reason);
});
