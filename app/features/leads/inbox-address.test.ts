import { expect, test } from "vitest";
import {
  firstPage,
  formatInboxAddress,
  noFilter,
  parseInboxAddress,
  type InboxAddress,
} from "./inbox-address.ts";

const cursor = {
  receivedAt: "2026-11-20T07:30:02.874123+00:00",
  id: "5f0c2c1e-8d2b-4f63-9a43-0d6c1b7e2f10",
};

const plain: InboxAddress = { filter: noFilter, position: firstPage, record: null };

test("the start of the inbox has no query", () => {
  expect(formatInboxAddress(plain)).toBe("");
  expect(parseInboxAddress("")).toEqual(plain);
});

test("everything survives the way through the address, microseconds and plus sign included", () => {
  const address: InboxAddress = {
    filter: { search: "50% & more, (now)", status: "new", project: "realestate" },
    position: { kind: "after", cursor, number: 3 },
    record: cursor.id,
  };
  expect(parseInboxAddress(formatInboxAddress(address))).toEqual(address);
  const before: InboxAddress = { ...plain, position: { kind: "before", cursor, number: 4 } };
  expect(parseInboxAddress(formatInboxAddress(before))).toEqual(before);
});

test.each([
  "?status=archived",
  "?project=spaceship",
  "?q=%20%20",
  "?page=7",
  "?after=yesterday",
  `?after=2026-13-45T07:30:02%2B00:00_${cursor.id}`,
  "?after=2026-11-20T07:30:02%2B00:00_1",
  "?record=",
  "?view=staff",
])("%s says nothing", (query) => {
  expect(parseInboxAddress(query)).toEqual(plain);
});

test("a cursor cannot carry anything else into a filter", () => {
  const query = `?after=2026-11-20T07:30:02Z),id.neq.(_${cursor.id}`;
  expect(parseInboxAddress(query).position).toEqual(firstPage);
});

test("a page number that is none counts as the second page", () => {
  for (const page of ["0", "-1", "1e3", "two", ""]) {
    const query = `?after=${encodeURIComponent(`${cursor.receivedAt}_${cursor.id}`)}&page=${page}`;
    expect(parseInboxAddress(query).position).toEqual({ kind: "after", cursor, number: 2 });
  }
});

test("a malformed record is kept, so that the dialog can say so; a long search is cut", () => {
  expect(parseInboxAddress("?record=nonsense").record).toBe("nonsense");
  expect(parseInboxAddress(`?q=${"x".repeat(300)}`).filter.search).toHaveLength(200);
});
