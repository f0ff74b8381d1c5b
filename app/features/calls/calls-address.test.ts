import { expect, test } from "vitest";
import { formatCallsAddress, parseCallsAddress } from "./calls-address.ts";

test.each([
  "?view=calls",
  "?view=calls&week=2027-W01",
  "?view=calls&week=2027-W01&host=2",
  "?view=calls&tab=past",
])("%s says what it said", (query) => {
  expect(formatCallsAddress(parseCallsAddress(query))).toBe(query);
});

test("what nothing here has written is ignored", () => {
  expect(parseCallsAddress("?view=calls&tab=x&week=2027-W60&host=-1")).toEqual({
    tab: "agenda",
    week: null,
    host: null,
  });
});
