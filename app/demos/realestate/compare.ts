import { daysOnMarket, pricePerSqft } from "./homes.ts";
import type { Property } from "./model.ts";
import { monthlyCost, usualTerms } from "./mortgage.ts";
import { amountOf } from "./price.ts";
import { areaText, bedsText, dollars, isMonthly, statusText, typeLabels } from "./labels.ts";

export const mostCompared = 4;

/** Chooses a home or takes it away; the fifth is not taken. */
export function toggleCompared(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < mostCompared ? [...ids, id] : ids;
}

/** A line of the comparison; `best` are the ids of the homes that win it, by the word. */
export type ComparedRow = {
  readonly label: string;
  readonly values: readonly string[];
  readonly best: readonly string[];
  readonly word: string;
  /** How long each bar is, in percent of the longest; null where there is nothing to measure. */
  readonly shares: readonly (number | null)[];
};

type Contest = {
  readonly label: string;
  readonly word: string;
  readonly wins: "least" | "most";
  readonly valueOf: (home: Property) => number | null;
  readonly textOf: (home: Property, value: number | null) => string;
};

const dash = "–";

/** What a home costs a month: its rent, or what is paid for it on the usual terms. */
function monthlyOf(home: Property): number | null {
  const price = amountOf(home);
  if (price === null || isMonthly(home)) return price;
  return monthlyCost({ ...usualTerms, price }).payment;
}

function contests(now: Date): readonly Contest[] {
  return [
    {
      label: "Price",
      word: "Lowest",
      wins: "least",
      valueOf: (home) => (isMonthly(home) ? null : amountOf(home)),
      textOf: ({ price }) => price,
    },
    {
      label: "Monthly cost",
      word: "Lowest",
      wins: "least",
      valueOf: monthlyOf,
      textOf: (_, value) => (value === null ? dash : dollars(value)),
    },
    {
      label: "Price per sq ft",
      word: "Lowest",
      wins: "least",
      valueOf: pricePerSqft,
      textOf: (_, value) => (value === null ? dash : dollars(value)),
    },
    {
      label: "Size",
      word: "Largest",
      wins: "most",
      valueOf: ({ area }) => area,
      textOf: areaText,
    },
    {
      label: "Bedrooms",
      word: "Most",
      wins: "most",
      valueOf: ({ bedrooms }) => bedrooms,
      textOf: bedsText,
    },
    {
      label: "Baths",
      word: "Most",
      wins: "most",
      valueOf: ({ bathrooms }) => bathrooms,
      textOf: ({ bathrooms }) => String(bathrooms),
    },
    {
      label: "Parking",
      word: "Most",
      wins: "most",
      valueOf: ({ parking }) => parking,
      textOf: ({ parking }) => (parking === 0 ? "None" : String(parking)),
    },
    {
      label: "Rating",
      word: "Highest",
      wins: "most",
      valueOf: ({ rating }) => rating,
      textOf: ({ rating }) => rating.toFixed(1),
    },
    {
      label: "Days listed",
      word: "Newest",
      wins: "least",
      valueOf: (home) => daysOnMarket(home, now),
      textOf: (_, value) => String(value),
    },
  ];
}

/** The homes beside each other, line by line; a line that all win, or that only one enters, has no winner. */
export function comparedRows(homes: readonly Property[], now: Date): ComparedRow[] {
  const plain = (label: string, textOf: (home: Property) => string): ComparedRow => ({
    label,
    values: homes.map(textOf),
    best: [],
    word: "",
    shares: homes.map(() => null),
  });
  return [
    ...contests(now).map(({ label, word, wins, valueOf, textOf }): ComparedRow => {
      const entries = homes.map((home) => ({ home, value: valueOf(home) }));
      const known = entries.flatMap(({ value }) => (value === null ? [] : [value]));
      const top = wins === "least" ? Math.min(...known) : Math.max(...known);
      const winners = entries.filter(({ value }) => value === top);
      const most = Math.max(...known);
      const isContest = known.length > 1 && winners.length < known.length;
      return {
        label,
        word,
        values: entries.map(({ home, value }) => textOf(home, value)),
        best: isContest ? winners.map(({ home }) => home.id) : [],
        shares: entries.map(({ value: own }) =>
          own === null || most <= 0 || known.length < 2 ? null : (own / most) * 100,
        ),
      };
    }),
    plain("Type", ({ type }) => typeLabels[type]),
    plain("District", ({ district }) => district),
    plain("Offered", statusText),
    plain("Shown by", ({ agent }) => agent.name),
  ];
}

/** The lines that a home wins, by their names. */
export function winsOf(rows: readonly ComparedRow[], id: string): string[] {
  return rows.filter(({ best }) => best.includes(id)).map(({ label }) => label);
}

/** Whether a line says the same of every home. */
export function isSame({ values }: ComparedRow): boolean {
  return values.every((value) => value === values[0]);
}
