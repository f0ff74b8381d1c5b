import * as z from "zod/mini";
import type { HostDraft } from "./host-draft.ts";
import type { TeamDraft } from "./team-draft.ts";

const day = z.object({
  firstDay: z.string(),
  lastDay: z.string(),
  isYearly: z.boolean(),
  isClosed: z.boolean(),
  opens: z.string(),
  closes: z.string(),
  reason: z.string(),
});

const days = {
  days: z.array(day),
  opened: z.nullable(z.object({ place: z.nullable(z.number()), values: day })),
};

const week = z
  .array(z.array(z.object({ opens: z.string(), closes: z.string() })))
  .check(z.length(7));

const rules = z.object({
  isOffered: z.boolean(),
  notice: z.object({ amount: z.string(), unit: z.enum(["minutes", "hours", "days"]) }),
  horizon: z.string(),
  step: z.number(),
});

/** The order of the fields is that of a draft that was never stored, so that both compare as text. */
export const storedHost: z.ZodMiniType<HostDraft> = z.object({
  ...days,
  takesCalls: z.boolean(),
  timeZone: z.string(),
  buffer: z.string(),
  mostPerDay: z.string(),
  meetsBy: z.enum(["phone", "link"]),
  meetingUrl: z.string(),
  hours: z.object({ call15: week, partner30: week, consult30: week }),
});

export const storedTeam: z.ZodMiniType<TeamDraft> = z.object({
  ...days,
  rules: z.object({ call15: rules, partner30: rules, consult30: rules }),
});

/** Under which the tab remembers a form that was not saved. */
export function draftKey(name: string): string {
  return `availability-draft:${name}`;
}
