export const areas = [
  "pages",
  "demos",
  "server",
  "inserts",
  "inbox",
  "calls",
  "conversation",
  "arrival",
  "spam",
  "pipeline",
  "views",
  "faults",
  "dev",
] as const;
export type Area = (typeof areas)[number];

/** One measured figure beside its limit: a row of the table. */
export type Figure = {
  readonly area: Area;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the value stands beside, measured in the same run. */
  readonly limit: string | null;
  readonly limitValue: number | null;
  readonly ratio: number | null;
  readonly target: string | null;
  /** `null` when the figure is reported and not judged. */
  readonly pass: boolean | null;
  /** What helps to understand a missed target. */
  readonly note: string | null;
};

type Target = {
  readonly of: "value" | "ratio";
  readonly sign: "≤" | "≥";
  readonly bound: number;
};

type Measured = Pick<Figure, "area" | "name" | "value" | "unit"> &
  Partial<Pick<Figure, "limit" | "limitValue" | "ratio" | "note">>;

export function valueAtMost(bound: number): Target {
  return { of: "value", sign: "≤", bound };
}

export function valueAtLeast(bound: number): Target {
  return { of: "value", sign: "≥", bound };
}

export function ratioAtMost(bound: number): Target {
  return { of: "ratio", sign: "≤", bound };
}

export function ratioAtLeast(bound: number): Target {
  return { of: "ratio", sign: "≥", bound };
}

/** Judges what was measured. Without a ratio of its own it is value ÷ limitValue. */
export function figure(measured: Measured, target?: Target): Figure {
  const { value, limitValue = null } = measured;
  const ratio = measured.ratio ?? (limitValue ? value / limitValue : null);
  return {
    ...measured,
    limit: measured.limit ?? null,
    limitValue,
    ratio,
    target: target ? wordsOf(target) : null,
    pass: target ? isMet(target, target.of === "ratio" ? ratio : value) : null,
    note: measured.note ?? null,
  };
}

function wordsOf({ of, sign, bound }: Target): string {
  return `${sign} ${bound.toLocaleString("en-US")}${of === "ratio" ? " ×" : ""}`;
}

function isMet({ sign, bound }: Target, measured: number | null): boolean {
  if (measured === null || Number.isNaN(measured)) return false;
  return sign === "≤" ? measured <= bound : measured >= bound;
}
