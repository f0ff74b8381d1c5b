import { availability as labels } from "#app/content/availability.ts";
import { callTypes, type CallTypeId } from "#domain/call-types.ts";
import type { SpecialDay } from "./day-records.ts";
import type { Window } from "./windows.ts";

export const typeIds = Object.keys(callTypes) as readonly CallTypeId[];

/** The number of the calendar that belongs to nobody. */
export const sharedHost = 1;

export type HostHours = Window & {
  readonly type: CallTypeId;
  /** 1 is Monday. */
  readonly weekday: number;
};

export type HostSettings = {
  readonly takesCalls: boolean;
  readonly timeZone: string;
  readonly bufferMinutes: number;
  readonly mostPerDay: number | null;
  readonly meetsBy: "phone" | "link";
  readonly meetingUrl: string;
  readonly hours: readonly HostHours[];
  readonly days: readonly SpecialDay[];
};

/** Somebody's calendar, or the team's. */
export type Host = {
  readonly number: number;
  readonly name: string;
  readonly userId: string | null;
  /** Has no access any more, and takes no calls. */
  readonly isGone: boolean;
  readonly settings: HostSettings;
};

export type CallRules = {
  readonly id: CallTypeId;
  readonly isOffered: boolean;
  readonly noticeMinutes: number;
  readonly horizonDays: number;
  readonly stepMinutes: number;
};

export type Availability = {
  readonly hosts: readonly Host[];
  readonly rules: readonly CallRules[];
  /** Those of everybody. */
  readonly days: readonly SpecialDay[];
  readonly selfId: string;
  readonly isOwner: boolean;
};

export function ownHost({ hosts, selfId }: Availability): Host | undefined {
  return hosts.find(({ userId }) => userId === selfId);
}

/** Who can be asked by their number: an owner anybody, everybody else only themselves. */
export function chosenHost(team: Availability, number: number | null): Host | undefined {
  const own = ownHost(team);
  if (number === null || !team.isOwner) return own;
  return team.hosts.find((host) => host.number === number) ?? own;
}

export function hostName({ number, name, isGone }: Host): string {
  if (number === sharedHost) return labels.shared;
  return isGone ? labels.gone(name) : name;
}

/** Whether nobody has calls of their own yet. */
export function onlySharedTakesCalls(hosts: readonly Host[]): boolean {
  const takers = hosts.filter(({ settings, isGone }) => settings.takesCalls && !isGone);
  return takers.length > 0 && takers.every(({ number }) => number === sharedHost);
}
