import { stageNames } from "#app/content/deals.ts";
import { cardTimeline as labels } from "#app/content/people.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import type { CardStep, DealStep } from "./card.ts";

/** A stage in words; one that a newer server knows is shown as it is. */
export function stageWords(stage: string): string {
  return Object.entries(stageNames).find(([known]) => known === stage)?.[1] ?? stage;
}

/** What was done with a deal: the verb before its title, and what follows it. */
export function dealWords(step: Pick<DealStep, "from" | "to" | "lostReason">) {
  const { from, to, lostReason } = step;
  const words = labels.deal;
  if (from === null) return { verb: words.started, rest: words.in(stageWords(to)) };
  if (to === "won") return { verb: words.won, rest: "" };
  if (to === "lost") {
    const reason = Object.entries(labels.reasons).find(([known]) => known === lostReason)?.[1];
    return { verb: words.lost, rest: reason ? words.because(reason) : "" };
  }
  return { verb: words.moved, rest: words.fromTo(stageWords(from), stageWords(to)) };
}

type StepDay = {
  readonly title: string;
  readonly steps: readonly CardStep[];
};

/** Steps by the calendar days of their reader, in the order in which they come. */
export function daysOf(steps: readonly CardStep[], now: Date, locale?: string): readonly StepDay[] {
  const titleOf = (moment: Date) => readerDate(moment, "fullDate", { locale });
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const near = new Map([
    [titleOf(now), labels.today],
    [titleOf(yesterday), labels.yesterday],
  ]);
  const days = new Map<string, CardStep[]>();
  for (const step of steps) {
    const moment = new Date(step.at);
    const day = Number.isNaN(moment.getTime()) ? step.at : titleOf(moment);
    const known = days.get(day);
    if (known) known.push(step);
    else days.set(day, [step]);
  }
  return [...days].map(([day, own]) => ({ title: near.get(day) ?? day, steps: own }));
}
