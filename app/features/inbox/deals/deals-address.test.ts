import { expect, test } from "vitest";
import { dealAddress } from "#domain/record-address.ts";
import {
  formatDealsAddress,
  isFiltered,
  noDealFilter,
  parseDealsAddress,
} from "./deals-address.ts";

const id = "0b0e7a4e-52c4-4c5e-9a54-3d0f0a9d7a11";

test("the plain address is the board of all deals", () => {
  const address = parseDealsAddress("?view=deals");
  expect(address).toEqual({
    layout: "board",
    filter: noDealFilter,
    sort: "moved",
    stage: "lead",
    deal: null,
  });
  expect(formatDealsAddress(address)).toBe("?view=deals");
});

test.each([
  "?view=deals&layout=list&q=caf%C3%A9&owner=me&min=1000&max=12500.50&from=2026-11-01&to=2026-12-31&sort=value",
  `?view=deals&owner=${id}&stage=won&deal=${id}`,
  "?view=deals&layout=list&owner=none&sort=expected",
  "?view=deals&min=0",
])("%s is read and written the same", (query) => {
  expect(formatDealsAddress(parseDealsAddress(query))).toBe(query);
});

test("what nothing here could have written is ignored", () => {
  const address = parseDealsAddress(
    "?layout=wall&owner=%27&min=12%2C5k&max=-1&from=2026-02-30&to=soon&sort=luck&stage=sold",
  );
  expect(address).toEqual(parseDealsAddress(""));
});

test("an open deal is kept even when it is malformed", () => {
  expect(parseDealsAddress("?deal=nonsense").deal).toBe("nonsense");
  expect(dealAddress(id)).toBe(`?view=deals&deal=${id}`);
});

test("an amount of nothing is a filter as well", () => {
  expect(isFiltered(noDealFilter)).toBe(false);
  expect(isFiltered({ ...noDealFilter, minCents: 0 })).toBe(true);
});
