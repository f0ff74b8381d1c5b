import { historyLabels as labels } from "#app/content/inbox-record.ts";
import { business } from "#domain/business.ts";
import { hostName, teamHost, type CallHost } from "../entry/call-host.ts";
import { shortMomentIn } from "../entry/call-times.ts";
import type { HistoryLine } from "../entry/record.ts";
import { numberIn, textIn } from "../entry/record-values.ts";
import type { Team } from "../entry/team.ts";

/** Whether a line of a call's history is its visitor's doing: the log knows strangers by no account. */
export function isVisitors({ actorId, before, after }: HistoryLine): boolean {
  if (actorId !== null) return false;
  const isCancelled = isChanged("status", before, after) && textIn(after, "status") === "cancelled";
  if (isCancelled) return textIn(after, "cancelled_by") === "visitor";
  return isChanged("starts_at", before, after);
}

/** That a call was cancelled, and that it was not after all; `null` for every other change of status. */
export function cancelDeed({ before, after }: HistoryLine): string | null {
  if (textIn(after, "status") === "cancelled") return labels.cancelled;
  return textIn(before, "status") === "cancelled" ? labels.uncancelled : null;
}

/** What else happened to a call: its time, whose it is, its mailbox. */
export function callDeeds(
  line: HistoryLine,
  hosts: readonly CallHost[],
  team: Team,
): readonly string[] {
  const { before, after } = line;
  const deeds: string[] = [];
  if (isChanged("starts_at", before, after)) {
    deeds.push(labels.shifted(timeIn(before), timeIn(after)));
  }
  if (isChanged("host", before, after)) {
    deeds.push(hostDeed(numberIn(after, "host"), line, hosts, team));
  }
  if ("is_refused" in after) deeds.push(after["is_refused"] ? labels.refused : labels.allowed);
  return deeds;
}

function hostDeed(
  number: number,
  line: HistoryLine,
  hosts: readonly CallHost[],
  { myId }: Team,
): string {
  const userId = hosts.find((host) => host.number === number)?.userId || null;
  if (userId !== null && userId === line.actorId) return labels.took;
  const name = userId === myId ? labels.toYou : hostName(number, hosts);
  const told = number === teamHost ? labels.toTeam : name;
  return isVisitors(line) ? labels.nowWith(told) : labels.gave(told);
}

function timeIn(row: HistoryLine["before"]): string {
  const time = textIn(row, "starts_at");
  return shortMomentIn(time, business.office.zone) ?? time;
}

function isChanged(name: string, before: HistoryLine["before"], after: HistoryLine["after"]) {
  return name in after && name in before && before[name] !== after[name];
}
