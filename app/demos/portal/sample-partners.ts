import { addDays, isoDay } from "#domain/dates.ts";
import { seededRandom } from "#app/lib/random.ts";
import { commissionCents } from "./commission.ts";
import type { MonthFigures, Partner, PastPayout, Tier } from "./model.ts";
import { trailingRevenue } from "./series.ts";
import { platinumThreshold } from "./tiers.ts";
import { lastWorkday } from "./workdays.ts";

type Sample = readonly [
  id: string,
  name: string,
  tier: Tier,
  status: Partner["status"],
  daysAgo: number,
  /** Cents of twelve months. */
  revenue: number,
];

/** When the last three payouts were, in days from today. */
const payoutDays = [-25, -56, -86];

export function buildPartners(now: Date, series: readonly MonthFigures[]): Partner[] {
  const trailing = trailingRevenue(series);
  const threshold = platinumThreshold(trailing);
  const random = seededRandom(2021);
  const samples: readonly Sample[] = [
    ["brightwater", "Brightwater Labs", "Platinum", "active", 1920, Math.round(threshold * 1.42)],
    ["atlas", "Atlas Harbour Tech", "Platinum", "active", 1410, Math.round(threshold * 1.18)],
    ["copperfield", "Copperfield IT", "Gold", "active", 870, 74_230_000],
    ["redwood", "Redwood Relay", "Gold", "active", 655, 68_890_000],
    ["nordlys", "Nordlys Consulting", "Silver", "active", 540, 41_260_000],
    ["palisade", "Palisade Systems", "Silver", "active", 398, 30_125_000],
    ["verdant", "Verdant Apps", "Silver", "inactive", 712, 15_840_000],
    ["quill", "Quill & Compass", "Bronze", "active", 143, 8_790_000],
    ["lantern", "Lantern Street Digital", "Bronze", "inactive", 61, 0],
  ];
  const others = samples.map(([id, name, tier, status, daysAgo, revenue]): Partner => ({
    id,
    name,
    tier,
    status,
    joinDate: isoDay(addDays(now, -daysAgo)),
    revenue,
    paid: pastPayouts(
      now,
      payoutDays.map(() => (revenue / 12) * (0.9 + random() * 0.2)),
    ),
  }));
  const months = series.slice(-4, -1).map(({ revenue }) => revenue);
  const you: Partner = {
    id: "halcyon",
    name: "Halcyon Bridge",
    tier: "Gold",
    status: "active",
    joinDate: "2019-11-04",
    revenue: trailing,
    isYou: true,
    paid: pastPayouts(now, months.toReversed()),
  };
  return [...others.slice(0, 2), you, ...others.slice(2)];
}

function pastPayouts(now: Date, revenues: readonly number[]): PastPayout[] {
  return revenues
    .map((revenue, index) => ({
      date: isoDay(lastWorkday(addDays(now, payoutDays[index] ?? 0))),
      amount: commissionCents(revenue),
    }))
    .filter(({ amount }) => amount > 0);
}
