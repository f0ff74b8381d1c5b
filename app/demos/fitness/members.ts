import { counted } from "#domain/counted.ts";
import { addDays, epochDay, isSameDay } from "#domain/dates.ts";
import { matches } from "#app/lib/search-text.ts";
import { sortRows, type Sort } from "#app/lib/sort-rows.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import {
  type Member,
  type MemberField,
  type MemberFilters,
  type MembershipType,
  type MemberStatus,
} from "./model.ts";

/** An active member who stays away this many days is at risk. */
const riskDays = 14;
const trialDays = 14;

export const statusNames = {
  active: "Active",
  inactive: "Inactive",
  trial: "Trial",
} as const satisfies Record<MemberStatus, string>;

export const noFilters: MemberFilters = {
  query: "",
  status: "all",
  type: "all",
  isAtRiskOnly: false,
};

/** Whole days of the calendar, never less than none; before the first visit they count from joining. */
export function daysSinceVisit({ lastVisit, joinDate }: Member, now: Date): number {
  return Math.max(0, epochDay(now) - epochDay(lastVisit ?? joinDate));
}

export function isAtRisk(member: Member, now: Date): boolean {
  return member.status === "active" && daysSinceVisit(member, now) >= riskDays;
}

/** Days that are left of a trial, 0 once it has ended. */
export function trialDaysLeft({ joinDate }: Member, now: Date): number {
  return Math.max(0, trialDays - (epochDay(now) - epochDay(joinDate)));
}

/** `2 days left`, `Ended` */
export function trialText(member: Member, now: Date): string {
  const days = trialDaysLeft(member, now);
  return days === 0 ? "Ended" : `${counted(days, "day")} left`;
}

export function searchMembers(members: readonly Member[], query: string): readonly Member[] {
  return members.filter(({ name }) => matches(query, name));
}

/** All filters must hold. */
export function filterMembers(
  members: readonly Member[],
  { query, status, type, isAtRiskOnly }: MemberFilters,
  now: Date,
): readonly Member[] {
  return searchMembers(members, query).filter(
    (member) =>
      (status === "all" || member.status === status) &&
      (type === "all" || member.membershipType === type) &&
      (!isAtRiskOnly || isAtRisk(member, now)),
  );
}

/** By last visit, ascending begins with the one who was here last; who never was stands at the end. */
export function sortMembers(members: readonly Member[], sort: Sort<MemberField>, now: Date) {
  const fields = {
    name: (member: Member) => member.name,
    lastVisit: (member: Member) => (member.lastVisit === null ? null : daysSinceVisit(member, now)),
    classes: (member: Member) => member.classesAttended,
  };
  return sortRows(members, fields[sort.field], sort.direction);
}

export function isCheckedIn({ lastVisit }: Member, now: Date): boolean {
  return lastVisit !== null && isSameDay(lastVisit, now);
}

/** At risk, with nothing done about it yet; who stays away longest first. */
export function toCall(members: readonly Member[], now: Date): readonly Member[] {
  const atRisk = members.filter((member) => isAtRisk(member, now) && member.outreach === null);
  return sortRows(atRisk, (member) => daysSinceVisit(member, now), "descending");
}

/** Trials, the one that ends first first. */
export function endingTrials(members: readonly Member[], now: Date): readonly Member[] {
  return sortRows(
    members.filter(({ status }) => status === "trial"),
    (member) => trialDaysLeft(member, now),
    "ascending",
  );
}

/** Visits a week before somebody stayed away: over the weeks of the strip up to the last one with a visit. */
function rhythm({ visits }: Member): number {
  const end = visits.findLastIndex((count) => count > 0) + 1;
  const begin = visits.findIndex((count) => count > 0);
  const known = visits.slice(Math.max(begin, 0), end);
  return known.length === 0 ? 0 : known.reduce((sum, count) => sum + count, 0) / known.length;
}

/** `usually 2 visits a week`, `usually every other week` */
export function rhythmText(member: Member): string {
  const perWeek = rhythm(member);
  if (perWeek === 0) return "no visits in the last 12 weeks";
  if (perWeek < 0.75) return "usually every other week";
  return `usually ${counted(Math.round(perWeek), "visit")} a week`;
}

/** `2 years, 2 months`, `9 months`, `12 days` */
export function tenure({ joinDate }: Member, now: Date): string {
  const days = Math.max(0, epochDay(now) - epochDay(joinDate));
  const day = now.getDate() < joinDate.getDate() ? 1 : 0;
  const months =
    (now.getFullYear() - joinDate.getFullYear()) * 12 + now.getMonth() - joinDate.getMonth() - day;
  if (months < 1) return counted(days, "day");
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [years > 0 && counted(years, "year"), rest > 0 && counted(rest, "month")];
  return parts.filter(Boolean).join(", ");
}

/** The days that a week of the strip covers, counted back from today. */
export function visitWeek(index: number, now: Date): { readonly from: Date; readonly to: Date } {
  const to = addDays(now, -7 * (11 - index));
  return { from: addDays(to, -6), to };
}

export function memberError(name: string): string | undefined {
  return cleanText(name) === "" ? "Enter a name." : undefined;
}

/** Joined today, not seen yet. */
export function newMember(
  members: readonly Member[],
  name: string,
  membershipType: MembershipType,
  now: Date,
): Member {
  const id = `new-${members.length + 1}`;
  return {
    id,
    name: cleanText(name, 80),
    membershipType,
    joinDate: now,
    lastVisit: null,
    classesAttended: 0,
    status: membershipType === "Trial" ? "trial" : "active",
    avatar: id,
    visits: Array.from({ length: 12 }, () => 0),
    notes: [],
    outreach: null,
  };
}
