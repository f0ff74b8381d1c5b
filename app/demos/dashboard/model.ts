export const periods = ["monthly", "weekly", "yearly"] as const;
export type Period = (typeof periods)[number];

export const metrics = ["sales", "target", "growth"] as const;
export type Metric = (typeof metrics)[number];

/** A stretch of days, both ends included, as numbers of days since 1970. */
export type DayRange = { readonly from: number; readonly to: number };

/** One point of the sales chart. */
export type SalesPoint = DayRange & {
  /** `Oct 2026`, `Oct 26`, `2026` */
  readonly period: string;
  /** In whole dollars, as is `target`. */
  readonly sales: number;
  readonly target: number;
  /** Percent against the period before, one decimal; null without one. */
  readonly growth: number | null;
  /** Not finished yet: the figures run to today. */
  readonly isPartial: boolean;
};

export const regions = ["North", "West", "South", "East"] as const;
export type Region = (typeof regions)[number];

export const channels = ["Direct", "Partners", "Online", "Events"] as const;
export type Channel = (typeof channels)[number];

export const products = [
  "Task chair",
  "Standing desk",
  "Label printer",
  "Safety gloves (box)",
  "LED panel",
  "Storage rack",
  "Cable kit",
  "Whiteboard",
] as const;
export type ProductName = (typeof products)[number];

/** A point of the chart that is looked into, or that everything is cut down to. */
export type ShownPeriod = DayRange & { readonly label: string; readonly kind: Period };

/** What the whole dashboard is cut down to; several hold together. */
export type Filters = {
  readonly region?: Region;
  readonly channel?: Channel;
  readonly product?: ProductName;
  readonly period?: ShownPeriod;
};
