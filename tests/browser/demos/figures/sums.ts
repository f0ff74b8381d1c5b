import type { Placed } from "./meanings.ts";
import type { Found, Query } from "./queries.ts";

/** A figure made of others; there is none where there are none of those. */
const made = (
  named: string,
  from: readonly Query[],
  make: (...found: readonly (readonly Found[])[]) => readonly Found[],
): Query => ({
  named: `${named} ${from.map((query) => query.named).join(" and ")}`,
  find(readings: readonly Placed[]) {
    const found = from.map(({ find }) => find(readings));
    return found.some(({ length }) => length === 0) ? [] : make(...found);
  },
});

const plain = { step: 1, unit: "count", of: "" } as const;

const add = (found: readonly Found[]) => found.reduce((sum, { value }) => sum + value, 0);

/** All figures of a query together. */
export const total = (query: Query) =>
  made("the sum of", [query], (found = []) => [
    { ...plain, ...found[0], value: add(found), of: "" },
  ]);

/** How many figures there are; none is a number, too. */
export const countOf = (query: Query): Query => ({
  named: `the number of ${query.named}`,
  find: (readings) => [{ ...plain, value: query.find(readings).length }],
});

/** The last figures of a query, in the order of the page. */
export const last = (query: Query, count = 1) =>
  made("the last of", [query], (found = []) => found.slice(-count));

export const first = (query: Query, count = 1) =>
  made("the first of", [query], (found = []) => found.slice(0, count));

export const largest = (query: Query) =>
  made("the largest of", [query], (found = []) =>
    found.toSorted((one, other) => other.value - one.value).slice(0, 1),
  );

/** The first figure of one query less that of another. */
export const difference = (more: Query, less: Query) =>
  made("the difference of", [more, less], ([whole] = [], [part] = []) =>
    whole && part ? [{ ...whole, value: whole.value - part.value }] : [],
  );
