import { daysUntil } from "#domain/dates.ts";
import { activeHomes } from "./homes.ts";
import { matchesPrice, amountOf } from "./price.ts";
import {
  propertyTypes,
  type Condition,
  type District,
  type Estimate,
  type Property,
  type PropertyType,
} from "./model.ts";

type DistrictFigures = {
  /** Median dollars a square foot, now. */
  readonly base: number;
  /** Change in a year as a share. */
  readonly growth: number;
  /** Median days on market. */
  readonly days: number;
};

export const districtFigures: Readonly<Record<District, DistrictFigures>> = {
  Harbourside: { base: 780, growth: 0.042, days: 38 },
  "Old Quarter": { base: 575, growth: 0.028, days: 27 },
  "Linden Heights": { base: 515, growth: 0.035, days: 31 },
  "Mill Row": { base: 590, growth: 0.061, days: 19 },
  "Cedar Park": { base: 520, growth: 0.019, days: 24 },
  Northgate: { base: 720, growth: -0.008, days: 52 },
};

const typeFactors: Readonly<Record<PropertyType, number>> = {
  house: 1,
  condo: 1.03,
  studio: 1.18,
  penthouse: 1.12,
};

const conditionFactors: Readonly<Record<Condition, number>> = {
  "needs work": 0.9,
  good: 1,
  renovated: 1.07,
};

const valuationLimits = { low: 150, high: 20_000 } as const;

/** Twelve months that end at the base; from the first to the last the change is the year's exactly. */
export function districtSeries({ base, growth }: DistrictFigures): number[] {
  return Array.from({ length: 12 }, (_, month) => base / (1 + (growth * (11 - month)) / 11));
}

/** The first of each of the twelve months up to a day's. */
export function lastMonths(day: Date): Date[] {
  return Array.from(
    { length: 12 },
    (_, month) => new Date(day.getFullYear(), day.getMonth() - 11 + month, 1),
  );
}

/** `Mill Row rose 6.1% in a year.` */
export function growthText(district: District): string {
  const percent = districtFigures[district].growth * 100;
  if (percent === 0) return `${district} stood still in a year.`;
  return `${district} ${percent > 0 ? "rose" : "fell"} ${Math.abs(percent).toFixed(1)}% in a year.`;
}

type Appraised = {
  readonly district: District;
  readonly type: PropertyType;
  readonly area: number;
  readonly condition: Condition;
};

/** What a home may bring, to the nearest $5,000, six percent either way; null for an area nobody lives in. */
export function estimateValue({ district, type, area, condition }: Appraised): Estimate | null {
  if (!(area >= valuationLimits.low && area <= valuationLimits.high)) return null;
  const value =
    districtFigures[district].base * typeFactors[type] * conditionFactors[condition] * area;
  const rounded = (amount: number) => Math.round(amount / 5000) * 5000;
  return { low: rounded(value * 0.94), mid: rounded(value), high: rounded(value * 1.06) };
}

export function districtRow(district: District, homes: readonly Property[], today: Date) {
  const here = homes.filter((home) => home.district === district);
  const { base, growth, days } = districtFigures[district];
  const sold = here.filter(({ soldOn }) => soldOn !== null && daysUntil(today, soldOn) <= 90);
  return {
    district,
    perFoot: base,
    change: growth * 100,
    days,
    active: activeHomes(here).length,
    sold: sold.length,
  };
}

type Band = { readonly label: string; readonly homes: readonly Property[] };

/** The homes on offer in four columns, straight from the listings. */
export function bandColumns(homes: readonly Property[]): readonly Band[] {
  const isAbove = (home: Property) => home.status === "sale" && (amountOf(home) ?? 0) > 2e6;
  return [
    { label: "Under $1M", homes: homes.filter((home) => matchesPrice(home, "under-1m")) },
    { label: "$1M–$2M", homes: homes.filter((home) => matchesPrice(home, "1m-2m")) },
    { label: "Over $2M", homes: homes.filter(isAbove) },
    { label: "Rent", homes: homes.filter((home) => matchesPrice(home, "rent")) },
  ];
}

/** How many homes of each type a column has, in the order of the types. */
export function typeCounts({ homes }: Band): number[] {
  return propertyTypes.map((type) => homes.filter((home) => home.type === type).length);
}

/** `4 homes under $1M, 4 from $1M to $2M.` */
export function bandText(bands: readonly Band[]): string {
  const [under = 0, between = 0] = bands.map(({ homes }) => homes.length);
  return `${under} ${under === 1 ? "home" : "homes"} under $1M, ${between} from $1M to $2M.`;
}
