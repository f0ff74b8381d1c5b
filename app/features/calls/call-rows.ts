import * as z from "zod/mini";
import { callsPage } from "#app/content/inbox-calls.ts";
import { teamHost, type Block, type Call, type Host, type SpecialDays } from "./call.ts";

const callRow = z.object({
  id: z.string(),
  type: z.string(),
  status: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullish(z.string()),
  starts_at: z.string(),
  ends_at: z.string(),
  tz: z.nullish(z.string()),
  host: z.number(),
  place: z.enum(["phone", "link", "office", "none"]),
  sequence: z.number(),
  moves: z.number(),
  cancelled_by: z.nullish(z.enum(["visitor", "staff"])),
  hold_until: z.nullish(z.string()),
  created_at: z.string(),
});

export const callColumns = Object.keys(callRow.shape).join(",");

export function callsOf(rows: unknown): Call[] {
  return z
    .array(callRow)
    .parse(rows)
    .map(({ starts_at, ends_at, tz, cancelled_by, hold_until, created_at, phone, ...same }) => ({
      ...same,
      phone: phone ?? "",
      startsAt: starts_at,
      endsAt: ends_at,
      zone: tz ?? "",
      cancelledBy: cancelled_by ?? null,
      holdUntil: hold_until ?? null,
      receivedAt: created_at,
    }));
}

const blockRow = z.object({
  id: z.string(),
  host: z.number(),
  starts_at: z.string(),
  ends_at: z.string(),
  reason: z.string(),
});

export const blockColumns = Object.keys(blockRow.shape).join(",");

export function blocksOf(rows: unknown): Block[] {
  return z
    .array(blockRow)
    .parse(rows)
    .map(({ starts_at: startsAt, ends_at: endsAt, ...same }) => ({ ...same, startsAt, endsAt }));
}

const specialRow = z.object({
  id: z.string(),
  host: z.nullable(z.number()),
  first_day: z.string(),
  last_day: z.string(),
  yearly: z.boolean(),
  opens: z.nullable(z.number()),
  closes: z.nullable(z.number()),
  reason: z.string(),
});

export const specialColumns = Object.keys(specialRow.shape).join(",");

export function specialDaysOf(rows: unknown): SpecialDays[] {
  return z
    .array(specialRow)
    .parse(rows)
    .map(({ id, host, reason, ...row }) => ({
      id,
      host,
      reason,
      firstDay: row.first_day,
      lastDay: row.last_day,
      isYearly: row.yearly,
      hours:
        row.opens === null || row.closes === null ? null : { opens: row.opens, closes: row.closes },
    }));
}

const hostRows = z.array(
  z.object({ number: z.number(), user_id: z.nullable(z.string()), name: z.string() }),
);

const memberRows = z.array(
  z.object({
    user_id: z.string(),
    email: z.string(),
    display_name: z.string(),
    disabled_at: z.nullable(z.string()),
  }),
);

/** Calendars with whom they belong to, the team's first. */
export function hostsOf(rows: unknown, members: unknown, myId: string): Host[] {
  const people = new Map(memberRows.parse(members).map((member) => [member.user_id, member]));
  return hostRows
    .parse(rows)
    .map(({ number, user_id: userId, name }) => {
      const person = userId === null ? undefined : people.get(userId);
      const isTeams = number === teamHost;
      return {
        number,
        name: isTeams ? callsPage.team : name || person?.email || callsPage.noName,
        isMine: userId === myId,
        isGone: !isTeams && person?.disabled_at !== null,
      };
    })
    .toSorted((one, other) => one.number - other.number);
}
