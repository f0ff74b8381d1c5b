import { reasonNames, stageNames, stepWords as words } from "#app/content/deals.ts";
import { formatMoney } from "#domain/money.ts";
import { calendarDay } from "../entry/calendar-day.ts";
import { textIn } from "../entry/record-values.ts";
import type { RecordRow } from "../entry/record.ts";
import { nameOf, type Team } from "../entry/team.ts";
import { isLostReason, isStage, type DealStep } from "./deal.ts";
import { worthText } from "./deal-text.ts";

type ToldStep = {
  readonly id: string;
  readonly at: string;
  readonly who: string;
  readonly deed: string;
};

/** The history of a deal in words, in the order given. What is not told in words is left out. */
export function tellSteps(steps: readonly DealStep[], team: Team, now: Date): readonly ToldStep[] {
  return steps.flatMap((step) => {
    const deed = step.isStart ? startDeed(step.after) : changeDeed(step, team, now);
    return deed ? [{ id: step.id, at: step.at, who: actorOf(step, team), deed }] : [];
  });
}

function startDeed(after: RecordRow): string {
  const stage = stageIn(after);
  const worth = worthText({
    valueCents: centsIn(after, "value_cents"),
    monthlyCents: centsIn(after, "monthly_cents"),
  });
  return worth ? words.startedWorth(stage, worth) : words.started(stage);
}

/** `moved it from Lead to Talking and set the value to $12,000` */
function changeDeed({ before, after, actorId }: DealStep, team: Team, now: Date): string {
  const has = (name: string) => (before[name] ?? null) !== (after[name] ?? null);
  const deeds: string[] = [];
  if (has("stage")) deeds.push(moveDeed(before, after));
  else if (has("lost_reason")) deeds.push(words.reason(reasonIn(after)));
  if (has("value_cents")) {
    const cents = centsIn(after, "value_cents");
    deeds.push(cents === null ? words.noValue : words.value(formatMoney(cents)));
  }
  if (has("monthly_cents")) {
    const cents = centsIn(after, "monthly_cents");
    deeds.push(cents === null ? words.noMonthly : words.monthly(formatMoney(cents)));
  }
  if (has("expected_on")) {
    const day = textIn(after, "expected_on");
    deeds.push(day ? words.expected(calendarDay(day, now)) : words.noExpected);
  }
  if (has("owner_id")) deeds.push(ownerDeed(textIn(after, "owner_id"), actorId, team));
  return deeds.length < 2
    ? deeds.join("")
    : `${deeds.slice(0, -1).join(", ")} and ${deeds.at(-1) ?? ""}`;
}

function moveDeed(before: RecordRow, after: RecordRow): string {
  const from = stageIn(before);
  return textIn(after, "stage") === "lost"
    ? words.lost(from, reasonIn(after))
    : words.moved(from, stageIn(after));
}

function ownerDeed(to: string, actorId: string | null, team: Team): string {
  if (!to) return words.unassigned;
  if (to === actorId) return words.took;
  return words.gave(to === team.myId ? words.toYou : (nameOf(team, to) ?? words.toSomebody));
}

function actorOf({ actorId }: DealStep, team: Team): string {
  if (actorId === null) return words.site;
  return actorId === team.myId ? words.you : (nameOf(team, actorId) ?? words.somebody);
}

function stageIn(row: RecordRow): string {
  const stage = textIn(row, "stage");
  return isStage(stage) ? stageNames[stage] : stage;
}

function reasonIn(row: RecordRow): string {
  const reason = textIn(row, "lost_reason");
  return isLostReason(reason) ? reasonNames[reason] : reason;
}

function centsIn(row: RecordRow, name: string): number | null {
  const value = row[name];
  return typeof value === "number" ? value : null;
}
