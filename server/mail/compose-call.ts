import { business } from "#domain/business.ts";
import { sql, type Kysely } from "kysely";
import { z } from "zod";
import { callFacts } from "../calls/call-query.ts";
import type { ComposeContext, Composed } from "./compose.ts";
import {
  callPayloadShape,
  callShape,
  type CallFacts,
  type CallPayload,
} from "./emails/calls/call-facts.ts";
import {
  bookedCallEmail,
  callReminderEmail,
  cancelledCallEmail,
  confirmCallEmail,
  movedCallEmail,
} from "./emails/calls/caller-letters.ts";
import {
  erasedCallEmail,
  hostCallEmail,
  passedOnEmail,
  type HostContext,
} from "./emails/calls/host-letters.ts";
import { reasons } from "./emails/labels.ts";
import type { OutboxRow } from "./outbox.ts";
import { isMailAddress } from "./plain.ts";

/** A reminder of tomorrow that could not leave in time is one of today, which has its own. */
const LATEST_FOR_TOMORROW_MS = 2 * 3_600_000;

const passedOnShape = z.object({
  event: z.literal("left"),
  name: z.string(),
  passed: z.number(),
  stuck: z.number(),
});

/**
 * The letter of a row about a call, told by the call as it is now. What a later change has made untrue is skipped: that
 * change has a letter of its own. A secret is made for each letter to a visitor, and only its digest is kept.
 */
export async function composeCall(
  kysely: Kysely<unknown>,
  row: OutboxRow,
  context: ComposeContext,
): Promise<Composed> {
  const left = passedOnShape.safeParse(row.payload);
  if (left.success) {
    const to = await ownerAddresses(kysely, context);
    if (to.length === 0) return { skip: reasons.noStaff };
    return { email: passedOnEmail(left.data, context.origin), to };
  }
  const payload = callPayloadShape.parse(row.payload);
  const call = await callOf(kysely, payload.booking);
  if (row.template === "call-staff") return composeForHost(kysely, row, payload, call, context);
  if (!isMailAddress(row.to)) return { skip: reasons.badAddress };
  if (call === undefined) return { skip: reasons.gone };
  const now = new Date();
  const skip = whyNot(row.template, payload, call, now);
  if (skip !== undefined) return { skip };
  if (await isOvertaken(kysely, row, payload)) return { skip: reasons.changedSince };
  const secret = await context.linkCall(call.id);
  const caller = { origin: context.origin, from: fromOf(context), secret, now };
  const to = [row.to];
  switch (row.template) {
    case "call-confirm":
      return { email: confirmCallEmail(call, caller), to };
    case "call-moved":
      return { email: movedCallEmail(call, payload, caller), to };
    case "call-cancelled":
      return { email: cancelledCallEmail(call, caller), to };
    case "call-reminder":
      return { email: callReminderEmail(call, payload.hours ?? 1, caller), to };
    default:
      return { email: bookedCallEmail(call, caller), to };
  }
}

/** Why a letter about a call is not to go out any more. */
function whyNot(
  template: OutboxRow["template"],
  payload: CallPayload,
  call: CallFacts,
  now: Date,
): string | undefined {
  if (template === "call-confirm") {
    if (!["held", "waiting"].includes(call.status)) return reasons.callNotPending;
  } else {
    const isReminder = template === "call-reminder";
    if (isReminder && payload.sequence !== call.sequence) return reasons.changedSince;
    const wanted = template === "call-cancelled" ? "cancelled" : "confirmed";
    if (call.status !== wanted) return reasons.changedSince;
  }
  if (template !== "call-cancelled" && call.startsAt <= now) return reasons.callOver;
  const isLate = call.startsAt.getTime() - now.getTime() < LATEST_FOR_TOMORROW_MS;
  return template === "call-reminder" && payload.hours === 24 && isLate
    ? reasons.callOver
    : undefined;
}

/** Whether a later change has told the same side. One that told only the other side leaves this letter true. */
async function isOvertaken(
  kysely: Kysely<unknown>,
  { id, template }: OutboxRow,
  { booking, sequence, host }: CallPayload,
): Promise<boolean> {
  const side =
    template === "call-staff"
      ? sql`later.template = 'call-staff' and later.payload ->> 'event' <> 'reminder'
          and (later.payload ->> 'host')::integer = ${host}::integer`
      : sql`later.template in ('call-booked', 'call-moved', 'call-cancelled')`;
  const { rows } = await sql`
    select from public.outbox later
    where later.entry_id = ${booking}::uuid and later.id <> ${id}::uuid and later.state <> 'skipped'
      and (later.payload ->> 'sequence')::integer > ${sequence}::integer and ${side} limit 1`.execute(
    kysely,
  );
  return rows.length > 0;
}

async function composeForHost(
  kysely: Kysely<unknown>,
  row: OutboxRow,
  payload: CallPayload,
  call: CallFacts | undefined,
  context: ComposeContext,
): Promise<Composed> {
  const host = await hostOf(kysely, payload.host);
  const to = host.isShared ? await ownerAddresses(kysely, context) : host.addresses;
  if (to.length === 0) return { skip: host.isShared ? reasons.noStaff : reasons.hostGone };
  const now = new Date();
  const reader: HostContext = {
    origin: context.origin,
    from: fromOf(context),
    to,
    zone: host.zone,
    now,
  };
  if (call === undefined) return { email: erasedCallEmail(payload, reader), to };
  const isReminder = payload.event === "reminder";
  const isUntrue = isReminder
    ? payload.sequence !== call.sequence
    : await isOvertaken(kysely, row, payload);
  if (isUntrue) return { skip: reasons.changedSince };
  if (payload.event !== "passed" && payload.event !== "cancelled" && call.startsAt <= now) {
    return { skip: reasons.callOver };
  }
  // What has gone to somebody else is told as it was when this host had it.
  const told =
    payload.event === "passed"
      ? { ...call, startsAt: payload.starts_at, endsAt: payload.ends_at }
      : call;
  return { email: hostCallEmail(told, payload, reader), to };
}

function fromOf({ from }: ComposeContext) {
  return from ?? { name: business.name, address: business.email };
}

async function callOf(kysely: Kysely<unknown>, id: string): Promise<CallFacts | undefined> {
  const { rows } = await sql<{ call: unknown }>`
    select ${callFacts} as call
    from public.call_bookings booking join public.call_hosts host on host.number = booking.host
    where booking.id = ${id}::uuid`.execute(kysely);
  return rows[0] === undefined ? undefined : callShape.parse(rows[0].call);
}

type Host = {
  readonly isShared: boolean;
  readonly zone: string;
  /** None for somebody who does not work here any more. */
  readonly addresses: readonly string[];
};

async function hostOf(kysely: Kysely<unknown>, number: number): Promise<Host> {
  const { rows } = await sql<{ zone: string; email: string | null }>`
    select host.time_zone as zone, users.email
    from public.call_hosts host
      left join public.staff on staff.user_id = host.user_id and staff.disabled_at is null
      left join auth.users on users.id = staff.user_id
    where host.number = ${number}::integer`.execute(kysely);
  return {
    isShared: number === 1,
    zone: rows[0]?.zone ?? business.office.zone,
    addresses: rows.flatMap(({ email }) => (email !== null && isMailAddress(email) ? [email] : [])),
  };
}

/** Who stands for the team: those who are named for notices, else the owners. */
async function ownerAddresses(
  kysely: Kysely<unknown>,
  { staffTo }: ComposeContext,
): Promise<readonly string[]> {
  if (staffTo.length > 0) return staffTo;
  const { rows } = await sql<{ email: string }>`
    select users.email from public.staff join auth.users on users.id = staff.user_id
    where staff.disabled_at is null and staff.role = 'owner' order by staff.created_at`.execute(
    kysely,
  );
  return rows.map(({ email }) => email).filter(isMailAddress);
}
