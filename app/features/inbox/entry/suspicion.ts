import { keptMonths, quarantineLabels as labels, reasonNames } from "#app/content/quarantine.ts";
import type { EntryQuarantine } from "../entry.ts";

type Reason = { readonly name: string; readonly points: number };

/** Reads `offers-ranking:3`. What is written otherwise is a name without points. */
function reasonOf(text: string): Reason {
  const [, name = text, points = "0"] = /^(.+):(-?\d+)$/.exec(text) ?? [];
  return { name, points: Number(points) };
}

/** `offers ranking (3), answered before (−4)`; names that are not known here are shown as they are. */
export function reasonWords(reasons: readonly string[]): string {
  return reasons
    .map(reasonOf)
    .map(({ name, points }) => {
      const words = Object.hasOwn(reasonNames, name) ? reasonNames[name] : name;
      return points === 0 ? words : `${words} (${String(points).replace("-", "−")})`;
    })
    .join(", ");
}

export function pointsOf(reasons: readonly string[]): number {
  return reasons.reduce((sum, reason) => sum + reasonOf(reason).points, 0);
}

/** From so many points on a record is kept apart. */
const mostPoints = 4;

export function isSuspected(reasons: readonly string[]): boolean {
  return pointsOf(reasons) >= mostPoints;
}

/**
 * Why a record is kept apart: what a person said, else what speaks for it.
 *
 * @param judge who said that it is spam, where that is known
 */
export function suspicionText({ reasons, judgement }: EntryQuarantine, judge?: string): string {
  if (judgement === "spam") return judge === undefined ? labels.marked : labels.saidBy(judge);
  return reasons.length === 0 ? labels.suspectedAlone : labels.suspected(reasonWords(reasons));
}

/** When what is kept apart since then is deleted: by default a month later, on the last day of shorter months. */
export function leavesAt(since: string): Date {
  const moment = new Date(since);
  const day = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() + keptMonths);
  // The 31st of a month of thirty days is the first of the next one.
  if (moment.getUTCDate() !== day) moment.setUTCDate(0);
  return moment;
}
