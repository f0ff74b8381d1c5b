import * as z from "zod/mini";
import type { CallRules, Host } from "./availability.ts";
import type { SpecialDay } from "./day-records.ts";

const type = z.enum(["call15", "partner30", "consult30"]);
const minutes = z.nullable(z.number());

const memberRow = z.object({
  user_id: z.string(),
  email: z.string(),
  display_name: z.string(),
  role: z.string(),
  disabled_at: z.nullable(z.string()),
});

const hostRow = z.object({
  number: z.number(),
  user_id: z.nullable(z.string()),
  name: z.string(),
  time_zone: z.string(),
  takes_calls: z.boolean(),
  buffer_minutes: z.number(),
  most_per_day: z.nullable(z.number()),
  meets_by: z.enum(["phone", "link"]),
  meeting_url: z.string(),
});

const hoursRow = z.object({
  host: z.number(),
  type,
  weekday: z.number(),
  opens: z.number(),
  closes: z.number(),
});

const dayRow = z.object({
  host: z.nullable(z.number()),
  first_day: z.string(),
  last_day: z.string(),
  yearly: z.boolean(),
  opens: minutes,
  closes: minutes,
  reason: z.string(),
});

const rulesRow = z.object({
  id: type,
  is_offered: z.boolean(),
  notice_minutes: z.number(),
  horizon_days: z.number(),
  step_minutes: z.number(),
});

/** Rows as they come, of each table, and the columns to ask for. */
export const tables = {
  members: z.array(memberRow),
  hosts: z.array(hostRow),
  hours: z.array(hoursRow),
  days: z.array(dayRow),
  rules: z.array(rulesRow),
};

export const columnsOf = {
  hosts: Object.keys(hostRow.shape).join(","),
  hours: Object.keys(hoursRow.shape).join(","),
  days: Object.keys(dayRow.shape).join(","),
  rules: Object.keys(rulesRow.shape).join(","),
};

type MemberRow = z.infer<typeof memberRow>;
export type DayRow = z.infer<typeof dayRow>;

type HostRow = z.infer<typeof hostRow>;
type HoursRow = z.infer<typeof hoursRow>;

type OfHost = {
  readonly members: readonly MemberRow[];
  readonly hours: readonly HoursRow[];
  readonly days: readonly DayRow[];
};

export function hostOf(row: HostRow, { members, hours, days }: OfHost): Host {
  const member = members.find((one) => one.user_id === row.user_id);
  return {
    number: row.number,
    name: member?.display_name || member?.email || row.name,
    userId: row.user_id,
    isGone: row.number !== 1 && (!member || member.disabled_at !== null),
    settings: {
      takesCalls: row.takes_calls,
      timeZone: row.time_zone,
      bufferMinutes: row.buffer_minutes,
      mostPerDay: row.most_per_day,
      meetsBy: row.meets_by,
      meetingUrl: row.meeting_url,
      hours: hours.filter(({ host }) => host === row.number),
      days: daysOf(days, row.number),
    },
  };
}

/** Those of one calendar, or with null of everybody. */
export function daysOf(rows: readonly DayRow[], host: number | null): SpecialDay[] {
  return rows
    .filter((row) => row.host === host)
    .map((row) => ({
      firstDay: row.first_day,
      lastDay: row.last_day,
      isYearly: row.yearly,
      opens: row.opens,
      closes: row.closes,
      reason: row.reason,
    }));
}

export function rulesOf(row: z.infer<typeof rulesRow>): CallRules {
  return {
    id: row.id,
    isOffered: row.is_offered,
    noticeMinutes: row.notice_minutes,
    horizonDays: row.horizon_days,
    stepMinutes: row.step_minutes,
  };
}
