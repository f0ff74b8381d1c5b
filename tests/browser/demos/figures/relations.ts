import type { Placed } from "./meanings.ts";
import { agree } from "./numbers.ts";
import type { Found, Query } from "./queries.ts";

/** What has to be so among the figures of a demo; answers what is not. */
export type Relation = (readings: readonly Placed[]) => readonly string[];

const isAbout = (one: string, other: string) =>
  one !== "" && other !== "" && (one.startsWith(other) || other.startsWith(one));

const list = (figures: readonly Found[]) => figures.map(({ value }) => value).join(", ");

/** Looks queries up; what is not found is a fault, so that a declaration cannot outlive what it declares. */
function lookUp(
  readings: readonly Placed[],
  queries: readonly Query[],
  judge: (...found: readonly (readonly Found[])[]) => readonly string[],
) {
  const found = queries.map(({ find }) => find(readings));
  const missing = queries.filter((_, index) => found[index]?.length === 0);
  return missing.length > 0 ? missing.map(({ named }) => `not found: ${named}`) : judge(...found);
}

/** One thing, called differently or shown again: every figure of every query is the same. */
export function same(...queries: readonly Query[]): Relation {
  return (readings) =>
    lookUp(readings, queries, (...found) => {
      const all = found.flat();
      const [first] = all;
      if (!first || all.every((one) => agree(first, one))) return [];
      const values = queries.map(({ named }, index) => `${named}: ${list(found[index] ?? [])}`);
      return [`not the same: ${values.join("; ")}`];
    });
}

/**
 * Rows of several places are about the same things: where the name of one begins with that of another, the figures
 * agree. Each place has something to compare.
 */
export function matching(whole: Query, ...others: readonly Query[]): Relation {
  return (readings) =>
    lookUp(readings, [whole, ...others], (rows = [], ...rest) =>
      rest.flatMap((found, index) => {
        const named = others[index]?.named ?? "";
        const pairs = found.flatMap((one) =>
          rows.filter(({ of }) => isAbout(of, one.of)).map((row) => ({ row, one })),
        );
        if (pairs.length === 0) return [`nothing in common: ${whole.named} and ${named}`];
        return pairs
          .filter(({ row, one }) => !agree(row, one))
          .map(
            ({ row, one }) =>
              `${row.of} is ${row.value} (${whole.named}), but ${one.value} (${named})`,
          );
      }),
    );
}

/** The parts, all figures of all queries, make up the whole. */
export function sum(whole: Query, ...parts: readonly Query[]): Relation {
  return (readings) =>
    lookUp(readings, [whole, ...parts], (wholes = [], ...rest) => {
      const together = rest.flat().reduce((value, part) => value + part.value, 0);
      return wholes
        .filter(({ value, step }) => Math.abs(value - together) >= Math.max(step / 2, 1e-6))
        .map(
          ({ value }) =>
            `${whole.named} is ${value}, its parts ${list(rest.flat())} are ${together}`,
        );
    });
}

/**
 * Row by row, the first is the second divided by the third, rounded; times a hundred where it is a percentage. Whole
 * numbers are what they are, unless the second is one that was rounded: minutes out of seconds.
 */
export function ratio(
  result: Query,
  numerator: Query,
  denominator: Query,
  { isRounded = false } = {},
): Relation {
  return (readings) =>
    lookUp(readings, [result, numerator, denominator], (results = [], tops = [], bottoms = []) => {
      const rows = Math.max(results.length, tops.length);
      return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
        const [shown, top, bottom] = [results, tops, bottoms].map((all) => all[row] ?? all[0]);
        if (!shown || !top || !bottom || bottom.value === 0) return [];
        const scale = shown.unit === "percent" ? 100 : 1;
        const exact = (top.value / bottom.value) * scale;
        const lost =
          shown.step / 2 + (top.step < 1 || isRounded ? (scale * top.step) / 2 / bottom.value : 0);
        const isRight = Math.abs(Math.abs(shown.value) - Math.abs(exact)) <= lost + 1e-6;
        const fault = `${result.named} is ${shown.value}, but ${top.value} / ${bottom.value} is ${exact.toFixed(3)}`;
        return isRight ? [] : [fault];
      });
    });
}

/** The first figure is not more than the second. */
export function atMost(less: Query, more: Query): Relation {
  return (readings) =>
    lookUp(readings, [less, more], ([small], [large]) =>
      small && large && small.value > large.value
        ? [`${less.named}, ${small.value}, is more than ${more.named}, ${large.value}`]
        : [],
    );
}
