import { recordLabels as labels } from "#app/content/inbox-record.ts";
import type { RecordRow } from "./record.ts";
import { numberIn, objectsIn, textIn, isTrueIn } from "./record-values.ts";

/** Whose calendar a call can be in. */
export type CallHost = {
  readonly number: number;
  readonly name: string;
  /** Empty for the team's. */
  readonly userId: string;
  /** Of somebody who has left: nobody takes its calls. */
  readonly isGone: boolean;
  /** Empty where there is none. */
  readonly meetingUrl: string;
};

export const teamHost = 1;

/** The calendars that have come with the row of a call. */
export function hostsIn(row: RecordRow): readonly CallHost[] {
  return objectsIn(row, "hosts").map((host) => ({
    number: numberIn(host, "number"),
    name: textIn(host, "name"),
    userId: textIn(host, "user_id"),
    isGone: isTrueIn(host, "is_gone"),
    meetingUrl: textIn(host, "meeting_url"),
  }));
}

/** Its name; a number where calendars have not come along. */
export function hostName(number: number, hosts: readonly CallHost[]): string {
  if (number === teamHost) return labels.teamHost;
  return hosts.find((host) => host.number === number)?.name || labels.otherHost(number);
}
