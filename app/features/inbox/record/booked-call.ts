import { hostsIn, teamHost, type CallHost } from "../entry/call-host.ts";
import type { RecordRow } from "../entry/record.ts";
import { numberIn, textIn } from "../entry/record-values.ts";

/** What the team can change of a call, and what it is changed by. */
export type BookedCall = {
  readonly id: string;
  readonly name: string;
  readonly startsAt: string;
  readonly host: number;
  readonly hosts: readonly CallHost[];
  /** Whether it is ahead and takes place: only then can it be changed. */
  readonly isAhead: boolean;
  readonly status: string;
};

export function bookedCall(row: RecordRow, now: Date): BookedCall {
  const startsAt = textIn(row, "starts_at");
  const status = textIn(row, "status");
  return {
    id: textIn(row, "id"),
    name: textIn(row, "name"),
    startsAt,
    host: numberIn(row, "host") || teamHost,
    hosts: hostsIn(row),
    isAhead: status === "confirmed" && Date.parse(startsAt) > now.getTime(),
    status,
  };
}
