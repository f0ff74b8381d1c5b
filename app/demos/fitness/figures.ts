import { addDays, formatLocal, isoDay } from "#domain/dates.ts";
import { classesOf, fillRate } from "./classes.ts";
import { dayIndex, type Heat } from "./heat.ts";
import { machinesNow } from "./machines.ts";
import { isAtRisk } from "./members.ts";
import { membershipTypes, type FitnessState, type GymClass, type Member } from "./model.ts";
import { completed, kcal, live } from "./workouts.ts";

type Part<Keys extends keyof FitnessState> = Pick<FitnessState, Keys>;

/** People on machines, out of all machines. */
export function onEquipment(state: Part<"equipment" | "classes">, now: Date) {
  const equipment = machinesNow(state, now);
  const total = equipment.reduce((sum, one) => sum + one.total, 0);
  const used = equipment.reduce((sum, one) => sum + one.total - one.available, 0);
  return { used, total, percent: fillRate(used, total) };
}

/** What this weekday has on average in the hours that are over, and the check-ins made in this visit. */
export function checkInsToday({ deeds }: Part<"deeds">, heat: Heat, now: Date): number {
  const row = heat[dayIndex(now)] ?? [];
  const usual = row.slice(0, now.getHours()).reduce((sum, value) => sum + value, 0);
  return usual + deeds.filter(({ kind }) => kind === "check-in").length;
}

/** Today's classes, and how full they are together. */
export function classesToday({ classes }: Part<"classes">, now: Date) {
  const today = classesOf(classes, isoDay(now));
  const enrolled = today.reduce((sum, one) => sum + one.enrolled, 0);
  const capacity = today.reduce((sum, one) => sum + one.capacity, 0);
  return { count: today.length, percent: fillRate(enrolled, capacity) };
}

export function atRisk({ members }: Part<"members">, now: Date): readonly Member[] {
  return members.filter((member) => isAtRisk(member, now));
}

/** The head of the live floor; somebody who rests is not live. */
export function floorFigures({ workouts }: Part<"workouts">, now: Date) {
  const running = live(workouts);
  return {
    live: running.filter(({ paused }) => !paused).length,
    paused: running.filter(({ paused }) => paused).length,
    completed: completed(workouts).length,
    kcal: workouts.reduce((sum, one) => sum + kcal(one, now), 0),
  };
}

/** Visits of the club in each of the last twelve whole weeks, the oldest first. */
const attendance = [2652, 2701, 2688, 2745, 2710, 2764, 2779, 2803, 2768, 2861, 2880, 2848];

/** The weeks with the day that each begins on. */
export function attendanceWeeks(now: Date) {
  const monday = addDays(now, -dayIndex(now));
  return attendance.map((visits, index) => ({
    label: formatLocal(addDays(monday, 7 * (index - attendance.length)), "day"),
    visits,
  }));
}

export function attendanceCaption(weeks: readonly { readonly visits: number }[]): string {
  const half = weeks.length / 2;
  const sum = (part: typeof weeks) => part.reduce((all, { visits }) => all + visits, 0);
  const before = sum(weeks.slice(0, half));
  const change = Math.round(((sum(weeks.slice(half)) - before) / before) * 100);
  if (change === 0) return "As many visits as in the previous six weeks.";
  return `${change > 0 ? "Up" : "Down"} ${Math.abs(change)}% on the previous six weeks.`;
}

export function fillCaption(classes: readonly GymClass[]): string {
  const full = classes.filter(({ enrolled, capacity }) => enrolled >= capacity).length;
  return `${full} of ${classes.length} classes ${full === 1 ? "is" : "are"} full.`;
}

/** Members of each type, with their share in whole percent. */
export function membershipMix({ members }: Part<"members">) {
  return membershipTypes.map((type) => {
    const count = members.filter(({ membershipType }) => membershipType === type).length;
    return { type, count, percent: fillRate(count, members.length) };
  });
}

export function mixCaption(mix: ReturnType<typeof membershipMix>): string {
  return `Premium is ${mix[0]?.percent ?? 0}% of sample members.`;
}

/** What a month costs, in cents. */
export const monthlyPrice = { Premium: 7900, Basic: 3900, Trial: 0 } as const;

/** The members whom the sample does not know by name. */
const others = { Premium: 560, Basic: 520, Trial: 46, Inactive: 140 } as const;

/** How many members the club has, with those of the sample. */
export function clubTotal({ members }: Part<"members">): number {
  return Object.values(others).reduce((sum, count) => sum + count, members.length);
}

/** What the whole club brings a month, in cents; who is inactive pays nothing. */
export function revenueByType({ members }: Part<"members">) {
  const inactive = members.filter(({ status }) => status === "inactive");
  const paying = membershipTypes.map((type) => {
    const own = members.filter((one) => one.membershipType === type && one.status !== "inactive");
    const count = others[type] + own.length;
    return { type, count, price: monthlyPrice[type], cents: count * monthlyPrice[type] };
  });
  const rest = {
    type: "Inactive",
    count: others.Inactive + inactive.length,
    price: 0,
    cents: 0,
  } as const;
  return {
    rows: [...paying, rest],
    total: paying.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/** Of those who joined in a quarter, how many are members still; the newest last. */
const cohorts = [
  { joined: 118, stayed: 78 },
  { joined: 126, stayed: 87 },
  { joined: 141, stayed: 104 },
  { joined: 133, stayed: 103 },
  { joined: 152, stayed: 126 },
  { joined: 147, stayed: 134 },
];

/** The six quarters before this one. */
export function retention(now: Date) {
  return cohorts.map(({ joined, stayed }, index) => {
    const back = cohorts.length - index;
    const date = new Date(now.getFullYear(), now.getMonth() - 3 * back, 1);
    const label = `Q${Math.floor(date.getMonth() / 3) + 1} ${date.getFullYear()}`;
    return { label, joined, stayed, percent: fillRate(stayed, joined) };
  });
}

export function retentionCaption(quarters: ReturnType<typeof retention>): string {
  const [weakest] = quarters.toSorted((one, other) => one.percent - other.percent);
  if (!weakest) return "";
  return `Weakest start: ${weakest.label}, ${weakest.percent}% are still members.`;
}
