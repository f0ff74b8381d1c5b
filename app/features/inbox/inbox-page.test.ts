import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { firstPage, type PagePosition } from "./inbox-address.ts";
import {
  nextPosition,
  pageAt,
  pageSize,
  previousPosition,
  rangeOf,
  rowsToRead,
  type EntryPage,
} from "./inbox-page.ts";
import type { Entry } from "./entry.ts";
import { anEntry } from "./entry-sample.ts";

/** As many entries, newest first; several share a time, so that the id has to decide. */
function entriesNewestFirst(count: number, sharing = 3): Entry[] {
  return Array.from({ length: count }, (_, index) =>
    anEntry({
      id: String(2_000_000 - index),
      sortValue: String(2_000_000 - Math.floor(index / sharing)),
    }),
  );
}

/** What the database does with a cursor. */
function read(all: readonly Entry[], position: PagePosition): EntryPage {
  if (position.kind === "first") return pageAt(position, all.slice(0, rowsToRead));
  const { value, id } = position.cursor;
  const isOlder = (entry: Entry) =>
    entry.sortValue < value || (entry.sortValue === value && entry.id < id);
  const isNewer = (entry: Entry) =>
    entry.sortValue > value || (entry.sortValue === value && entry.id > id);
  const rows = position.kind === "after" ? all.filter(isOlder) : all.filter(isNewer).toReversed();
  return pageAt(position, rows.slice(0, rowsToRead));
}

function walkForward(all: readonly Entry[]): EntryPage[] {
  const pages = [read(all, firstPage)];
  for (let page = pages[0]; page?.hasNext; page = pages.at(-1)) {
    pages.push(read(all, nextPosition(page)));
  }
  return pages;
}

function walkBack(all: readonly Entry[], last: EntryPage): EntryPage[] {
  const pages = [last];
  for (let page = last; page.hasPrevious; page = pages[0] ?? last) {
    pages.unshift(read(all, previousPosition(page)));
  }
  return pages;
}

test.each([
  [0, [[0, 0]]],
  [1, [[1, 1]]],
  [50, [[1, 50]]],
  [
    51,
    [
      [1, 50],
      [51, 51],
    ],
  ],
])("%i entries make the pages %j", (count, ranges) => {
  const pages = walkForward(entriesNewestFirst(count));
  expect(pages.map((page) => rangeOf(page, count)).map(({ from, to }) => [from, to])).toEqual(
    ranges,
  );
});

test("1,001 entries end with one entry on the twenty-first page", () => {
  const pages = walkForward(entriesNewestFirst(1001));
  expect(pages).toHaveLength(21);
  expect(rangeOf(pages[1] ?? pageAt(firstPage, []), 1001)).toEqual({
    from: 51,
    to: 100,
    total: 1001,
  });
  expect(rangeOf(pages[20] ?? pageAt(firstPage, []), 1001)).toEqual({
    from: 1001,
    to: 1001,
    total: 1001,
  });
});

test("forward, every entry is shown once and in order; back, the same pages come again", () => {
  const counts = integer({ min: 0, max: 420 });
  assert(
    property(counts, integer({ min: 1, max: 120 }), (count, sharing) => {
      const all = entriesNewestFirst(count, sharing);
      const pages = walkForward(all);
      expect(pages.flatMap(({ entries }) => entries)).toEqual(all);
      expect(pages.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 1));
      const last = pages.at(-1) ?? pageAt(firstPage, []);
      expect(walkBack(all, last)).toEqual(pages);
    }),
    { numRuns: 60 },
  );
});

test("ranges follow each other without gap or overlap", () => {
  assert(
    property(integer({ min: 1, max: 420 }), (count) => {
      const ranges = walkForward(entriesNewestFirst(count)).map((page) => rangeOf(page, count));
      expect(ranges[0]?.from).toBe(1);
      expect(ranges.at(-1)?.to).toBe(count);
      ranges
        .slice(1)
        .forEach((range, index) => expect(range.from).toBe((ranges[index]?.to ?? 0) + 1));
    }),
    { numRuns: 60 },
  );
});

test("a page number that has drifted is put right at both ends", () => {
  const all = entriesNewestFirst(120);
  const last = read(all, { kind: "after", cursor: cursorOf(all[99]), number: 9 });
  expect(rangeOf(last, 120)).toEqual({ from: 101, to: 120, total: 120 });
  const top = read(all, { kind: "before", cursor: cursorOf(all[30]), number: 5 });
  expect(top.number).toBe(1);
  expect(top.hasPrevious).toBe(false);
  expect(rangeOf(top, 120)).toEqual({ from: 1, to: 30, total: 120 });
});

test("a count that is older than the page never says fewer than are on show", () => {
  const page = pageAt(firstPage, entriesNewestFirst(pageSize));
  expect(rangeOf(page, 10)).toEqual({ from: 1, to: 50, total: 50 });
});

test("a page that has become empty leads to the first one", () => {
  const page = pageAt({ kind: "after", cursor: { value: "1", id: "1" }, number: 2 }, []);
  expect(rangeOf(page, 50)).toEqual({ from: 0, to: 0, total: 50 });
  expect(previousPosition(page)).toEqual(firstPage);
});

function cursorOf(entry: Entry | undefined) {
  return { value: entry?.sortValue ?? "", id: entry?.id ?? "" };
}
