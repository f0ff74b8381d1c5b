import { formatMoney } from "#domain/money.ts";

/** Steps of 50,000 dollars. */
const step = 5_000_000;

/** What the last twelve months have to bring for Platinum: a fifth more, up to the next 50,000 dollars. */
export function platinumThreshold(trailing: number): number {
  return Math.ceil((trailing * 6) / (5 * step)) * step;
}

type TierProgress = {
  /** 0 to 100, never rounded up. */
  readonly percent: number;
  readonly remaining: number;
};

export function tierProgress(trailing: number, threshold: number): TierProgress {
  if (trailing >= threshold) return { percent: 100, remaining: 0 };
  return {
    percent: Math.max(0, Math.floor((trailing / threshold) * 100)),
    remaining: threshold - trailing,
  };
}

export type Requirement = {
  readonly name: string;
  readonly progress: string;
  readonly isMet: boolean;
};

/** The three ways that all have to be gone. */
export function platinumRequirements(trailing: number, threshold: number): Requirement[] {
  return [
    {
      name: `${formatMoney(threshold)} in 12 months`,
      progress: formatMoney(trailing),
      isMet: trailing >= threshold,
    },
    { name: "4 certified staff", progress: "4 of 4", isMet: true },
    { name: "2 joint case studies", progress: "1 of 2", isMet: false },
  ];
}
