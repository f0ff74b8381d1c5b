import { dealWords, stageNames } from "#app/content/deals.ts";
import { dateOfDay, daysUntil, isoDay } from "#domain/dates.ts";
import { formatMoney } from "#domain/money.ts";
import { calendarDay } from "../entry/calendar-day.ts";
import { nameOf, type Team } from "../entry/team.ts";
import { isOverdue, type Deal, type StageTotal } from "./deal.ts";

/** `4 · $61,000 · $4,500 a month`; what is nothing is left out. */
export function totalText({ count, valueCents, monthlyCents }: StageTotal): string {
  const number = count.toLocaleString("en-US");
  return [number, ...worthParts(valueCents || null, monthlyCents || null)].join(" · ");
}

/** `$12,000 · $900 a month`; `null` where nobody knows yet. */
export function worthText(deal: Pick<Deal, "valueCents" | "monthlyCents">): string | null {
  return worthParts(deal.valueCents, deal.monthlyCents).join(" · ") || null;
}

function worthParts(once: number | null, monthly: number | null): readonly string[] {
  return [
    ...(once === null ? [] : [formatMoney(once)]),
    ...(monthly === null ? [] : [dealWords.monthly(formatMoney(monthly))]),
  ];
}

/** `Expected Nov 24`, with a word more where the day is over; `null` where none is known. */
export function expectedText(deal: Pick<Deal, "stage" | "expectedOn">, now: Date): string | null {
  if (deal.expectedOn === null) return null;
  const day = calendarDay(deal.expectedOn, now);
  return isOverdue(deal, isoDay(now)) ? dealWords.overdue(day) : dealWords.expected(day);
}

/** `here for 12 days`, by the reader's calendar. */
export function stayText({ stageAt }: Pick<Deal, "stageAt">, now: Date): string {
  return dealWords.days(Math.max(0, -daysUntil(dateOfDay(isoDay(new Date(stageAt))), now)));
}

/** `Ada Byron · Northgate`; `null` without a person. */
export function personText({ person }: Pick<Deal, "person">): string | null {
  if (person === null) return null;
  const name = person.name || person.address || dealWords.unnamed;
  return person.company ? `${name} · ${person.company}` : name;
}

export function ownerText({ ownerId }: Pick<Deal, "ownerId">, team: Team): string {
  if (ownerId === null) return dealWords.nobody;
  return nameOf(team, ownerId) ?? dealWords.former;
}

export function stageName({ stage }: Pick<Deal, "stage">): string {
  return stageNames[stage];
}
