import { timelineLabels } from "#app/content/conversation.ts";
import { historyLabels as labels } from "#app/content/inbox-record.ts";
import { type KindName, statusOf } from "#domain/registry.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import { calendarDay } from "../entry/calendar-day.ts";
import type { CallHost } from "../entry/call-host.ts";
import type { HistoryLine, RecordRow } from "../entry/record.ts";
import { textIn, textsIn } from "../entry/record-values.ts";
import { nameOf, type Team } from "../entry/team.ts";
import { callDeeds, cancelDeed, isVisitors } from "./call-history.ts";

export type ToldChange = {
  readonly id: string;
  readonly at: string;
  readonly who: string;
  readonly deed: string;
};

/**
 * The history in words, newest first. A status that is an answer as well is told once.
 *
 * @param hosts the calendars that a call can be in; none for other kinds
 */
export function tellHistory(
  kind: KindName,
  lines: readonly HistoryLine[],
  team: Team,
  now: Date,
  hosts: readonly CallHost[] = [],
): readonly ToldChange[] {
  const moved = new Set(lines.filter(({ after }) => "status" in after).map(({ at }) => at));
  return lines.flatMap((line) => {
    const isEcho = moved.has(line.at) && !("status" in line.after);
    const deed = isEcho ? "" : deedOf(kind, line, team, now, hosts);
    const who = kind === "call" && isVisitors(line) ? labels.visitor : actorOf(line, team);
    return deed ? [{ id: line.id, at: line.at, who, deed }] : [];
  });
}

/** What one change of a record was: `marked it responded and gave it to Lee`; empty when nothing of it is told. */
function deedOf(
  kind: KindName,
  line: HistoryLine,
  team: Team,
  now: Date,
  hosts: readonly CallHost[],
): string {
  const { before, after } = line;
  const has = (name: string) => name in after && !isSame(before[name], after[name]);
  const deeds: string[] = [];
  const judgement = has("judgement") ? textIn(after, "judgement") : "";
  const apart = has("quarantined_at") ? textIn(after, "quarantined_at") : null;
  if (judgement) deeds.push(judgement === "spam" ? labels.spam : labels.honest);
  else if (apart !== null) deeds.push(apart ? labels.setApart : labels.backFromApart);
  if (has("status")) deeds.push(statusDeed(kind, line));
  if (kind === "call") deeds.push(...callDeeds(line, hosts, team));
  if (has("assignee_id")) deeds.push(assignDeed(textIn(after, "assignee_id"), line, team));
  deeds.push(...tagDeeds(before, after));
  if (has("archived_at"))
    deeds.push(textIn(after, "archived_at") ? labels.archived : labels.restored);
  if (has("follow_up_on")) {
    const day = textIn(after, "follow_up_on");
    deeds.push(day ? labels.followUp(calendarDay(day, now)) : labels.noFollowUp);
  }
  if (has("snoozed_until")) deeds.push(snoozeDeed(textIn(after, "snoozed_until")));
  if (has("deal_id")) deeds.push(dealDeed(textIn(before, "deal_id"), textIn(after, "deal_id")));
  const isFirstAnswer = has("answered_at") && textIn(after, "answered_at") !== "";
  // What is kept apart waits for nobody, which is no answer.
  const isFurtherAnswer = !apart && has("waiting_since") && textIn(after, "waiting_since") === "";
  if (isFirstAnswer || isFurtherAnswer) deeds.push(labels.answered);
  if (textIn(after, "what") === "moved") deeds.push(timelineLabels.moved);
  if (textIn(after, "what") === "taken back") deeds.push(timelineLabels.takenBack);
  return listed(deeds);
}

function snoozeDeed(until: string): string {
  if (!until) return labels.woken;
  const moment = new Date(until);
  return labels.putOff(`${readerDate(moment, "weekday")}, ${readerDate(moment, "time")}`);
}

function dealDeed(from: string, to: string): string {
  if (!to) return labels.outOfDeal;
  return from ? labels.toOtherDeal : labels.intoDeal;
}

function statusDeed(kind: KindName, line: HistoryLine): string {
  const status = textIn(line.after, "status");
  const cancelled = kind === "call" ? cancelDeed(line) : null;
  return cancelled ?? labels.moved((statusOf(kind, status)?.label ?? status).toLowerCase());
}

/** Who did it: a name, oneself, or the site. */
function actorOf({ actorId }: HistoryLine, team: Team): string {
  if (actorId === null) return labels.site;
  return actorId === team.myId ? labels.you : (nameOf(team, actorId) ?? labels.somebody);
}

function assignDeed(to: string, { actorId }: HistoryLine, team: Team): string {
  if (!to) return labels.unassigned;
  if (to === actorId) return labels.took;
  return labels.gave(to === team.myId ? labels.toYou : (nameOf(team, to) ?? labels.toSomebody));
}

function tagDeeds(before: RecordRow, after: RecordRow): string[] {
  if (!("tags" in after)) return [];
  const was = textsIn(before, "tags");
  const is = textsIn(after, "tags");
  const added = is.filter((tag) => !was.includes(tag));
  const removed = was.filter((tag) => !is.includes(tag));
  return [
    ...(added.length > 0 ? [labels.tagged(added.join(", "))] : []),
    ...(removed.length > 0 ? [labels.untagged(removed.join(", "))] : []),
  ];
}

function listed(deeds: readonly string[]): string {
  return deeds.length < 2 ? deeds.join("") : `${deeds.slice(0, -1).join(", ")} and ${deeds.at(-1)}`;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
