import type { CallPlace } from "#domain/call-types.ts";

/** A call as the agenda and the lists show it. */
export type Call = {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** ISO times, as are the others. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** The visitor's own zone; empty where it is not known. */
  readonly zone: string;
  /** The number of the calendar that it is in. */
  readonly host: number;
  readonly place: CallPlace;
  /** How often calendars have had to hear of a change, and how often its visitor has moved it. */
  readonly sequence: number;
  readonly moves: number;
  readonly cancelledBy: "visitor" | "staff" | null;
  /** Until when the time of a request is kept. */
  readonly holdUntil: string | null;
  readonly receivedAt: string;
};

/** Whose calendar it is: 1 is the team's. */
export type Host = {
  readonly number: number;
  readonly name: string;
  readonly isMine: boolean;
  /** Of somebody who has left: nobody takes its calls. */
  readonly isGone: boolean;
};

export type Block = {
  readonly id: string;
  readonly host: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly reason: string;
};

/** Days that differ, both ends included. */
export type SpecialDays = {
  readonly id: string;
  /** `null`: everybody. */
  readonly host: number | null;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly isYearly: boolean;
  /** Minutes of the wall clock; `null` where they are closed. */
  readonly hours: { readonly opens: number; readonly closes: number } | null;
  readonly reason: string;
};

export const teamHost = 1;

export function isOver({ endsAt }: Pick<Call, "endsAt">, now: Date): boolean {
  return Date.parse(endsAt) <= now.getTime();
}

/** Whether somebody has to be found for it: it is ahead, and its calendar is of somebody who has left. */
export function isNobodys(call: Call, hosts: readonly Host[], now: Date): boolean {
  if (call.status !== "confirmed" || isOver(call, now)) return false;
  return hosts.some(({ number, isGone }) => number === call.host && isGone);
}
