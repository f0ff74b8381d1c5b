import { firstNumber, type Shown } from "./numbers.ts";
import type { Placed } from "./meanings.ts";

/** Where a figure stands; what is left out may be anything. */
type Where = {
  /** The heading above it. */
  readonly under?: string | RegExp;
  /** The item, row or card that it is about. */
  readonly of?: string | RegExp;
};

/** A number that was looked for, and what it is about. */
export type Found = Shown & { readonly of: string };

/** Finds figures in what was read; finding none is a fault of the declaration or of the page. */
export type Query = {
  readonly named: string;
  readonly find: (readings: readonly Placed[]) => readonly Found[];
};

const fits = (pattern: string | RegExp | undefined, text: string) =>
  pattern === undefined || (typeof pattern === "string" ? pattern === text : pattern.test(text));

function query(
  named: string,
  screen: string,
  { under, of }: Where,
  take: (reading: Placed) => string | undefined,
): Query {
  const where = [screen, under, of].filter((part) => part !== undefined).join(" › ");
  const find = (readings: readonly Placed[]) =>
    readings
      .filter((one) => one.screen === screen && fits(under, one.under) && fits(of, one.of))
      .flatMap((one) => {
        const shown = firstNumber(take(one) ?? "");
        return shown ? [{ ...shown, of: one.of }] : [];
      });
  return { named: `${named} in ${where}`, find };
}

/** A card, term or column of this label. Several rows answer several figures. */
export const labelled = (screen: string, label: string, where: Where = {}) =>
  query(label, screen, where, (one) => (one.label === label ? one.text : undefined));

/** A number in a sentence, in the pattern's group. */
export const told = (screen: string, pattern: RegExp, where: Where = {}) =>
  query(String(pattern), screen, where, ({ text, label }) =>
    label === "" ? pattern.exec(text)?.[1] : undefined,
  );

/** A number that stands alone behind what it is about, as at the end of a bar. */
export const beside = (screen: string, under: string | RegExp, of?: string | RegExp) =>
  told(screen, /^([-−+]?\$?[\d,.]+%?)$/, { under, of });

/** A number in a cell, by the pattern's group. */
export const cell = (screen: string, pattern: RegExp, where: Where = {}) =>
  query(String(pattern), screen, where, ({ text, label }) =>
    ["", "length", "point"].includes(label) ? undefined : pattern.exec(text)?.[1],
  );

/** A number that a chart says of its points, in the pattern's group. */
export const charted = (screen: string, pattern: RegExp, where: Where = {}) =>
  query(String(pattern), screen, where, ({ text, label }) =>
    label === "point" ? pattern.exec(text)?.[1] : undefined,
  );

/** How many items a list has: named by its own name or the heading above it. */
export function lengthOf(screen: string, list: string | RegExp): Query {
  const isMeant = ({ under, of }: Placed) => fits(list, of) || (of === "" && fits(list, under));
  return query(`items of ${list}`, screen, {}, (one) =>
    one.label === "length" && isMeant(one) ? one.text : undefined,
  );
}
