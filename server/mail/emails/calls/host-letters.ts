import { callTypes } from "#domain/call-types.ts";
import { recordAddress } from "#domain/record-address.ts";
import type { Block, Email, MailAddress } from "#domain/letter/email.ts";
import { headerText, isMailAddress, withoutLinks } from "../../plain.ts";
import { momentElsewhere } from "../moments.ts";
import {
  lengthRow,
  momentIn,
  placeForHost,
  videoBlocks,
  type CallFacts,
  type CallPayload,
} from "./call-facts.ts";
import { callInvitation } from "./call-invitation.ts";

export type HostContext = {
  readonly origin: string;
  readonly from: MailAddress;
  /** Who reads it: its host, or who stands for the team. */
  readonly to: readonly string[];
  /** The clock of whoever reads it. */
  readonly zone: string;
  readonly now: Date;
};

type Event = NonNullable<CallPayload["event"]>;

const headings: Readonly<Record<Event, string>> = {
  booked: "A call is booked",
  moved: "A call is moved",
  passed: "A call has gone to somebody else",
  cancelled: "A call is cancelled",
  reminder: "Nobody knows yet how to reach them",
};

const why = "You get this letter because this call is in your calendar, or in the team's.";

/** To the person whose call it is, in that person's zone. A reply goes to the visitor; the private link stays out. */
export function hostCallEmail(
  call: CallFacts,
  payload: CallPayload,
  { origin, from, to, zone, now }: HostContext,
): Email {
  const event = payload.event ?? "booked";
  const name = headerText(call.name, 60);
  const heading = headings[event];
  const isOver = event === "passed" || event === "cancelled";
  const byVisitor = event === "cancelled" && call.cancelledBy === "visitor";
  return {
    subject:
      `${call.reference}: ${heading.toLowerCase()}${name ? `, ${withoutLinks(name)}` : ""}`.slice(
        0,
        70,
      ),
    heading,
    preview: momentIn(zone, call.startsAt),
    blocks: [
      { kind: "facts", rows: hostRows(call, payload, zone) },
      ...(isOver ? [] : videoBlocks(call)),
      ...reasonOf(call, byVisitor),
      {
        kind: "link",
        label: "Open it in the inbox",
        href: `${origin}/admin${recordAddress({ id: call.id, kind: "call" })}`,
      },
    ],
    why,
    isInternal: true,
    ...(isMailAddress(call.email) ? { replyTo: { name, address: call.email } } : {}),
    ...(event === "reminder"
      ? {}
      : {
          calendar: callInvitation(
            {
              // What has gone to somebody else goes on changing there.
              call: { ...call, sequence: event === "passed" ? payload.sequence : call.sequence },
              method: isOver ? "CANCEL" : "REQUEST",
              from,
              to,
              place: call.place === "link" ? call.meetingUrl : placeForHost(call),
              notes: `${withoutLinks(call.name)}, ${call.email}. ${call.reference}`,
            },
            now,
          ),
        }),
  };
}

/** Of a call whose person was erased: all that is left of it is that it does not take place. */
export function erasedCallEmail(payload: CallPayload, { from, to, zone, now }: HostContext): Email {
  return {
    subject: `${payload.reference}: ${headings.cancelled.toLowerCase()}`,
    heading: headings.cancelled,
    preview: momentIn(zone, payload.starts_at),
    blocks: [
      {
        kind: "text",
        text: "Everything about the person has been erased, and the call with it.",
      },
      {
        kind: "facts",
        rows: [
          ["When", momentIn(zone, payload.starts_at)],
          ["Type of call", callTypes[payload.type].label],
          ["Reference", payload.reference],
        ],
      },
    ],
    why,
    isInternal: true,
    calendar: callInvitation(
      {
        call: {
          id: payload.booking,
          type: payload.type,
          startsAt: payload.starts_at,
          sequence: payload.sequence,
        },
        method: "CANCEL",
        from,
        to,
      },
      now,
    ),
  };
}

/** To the owners when somebody has left: where the person's calls are now. */
export function passedOnEmail(
  {
    name,
    passed,
    stuck,
  }: { readonly name: string; readonly passed: number; readonly stuck: number },
  origin: string,
): Email {
  const whose = name === "" ? "Somebody who took calls" : withoutLinks(headerText(name, 60));
  return {
    subject: stuck > 0 ? "Calls that nobody takes" : "Calls have been passed on",
    heading: `${whose} takes no calls any more`,
    preview: stuck > 0 ? "Some calls need somebody." : "Every call has somebody.",
    blocks: [
      {
        kind: "facts",
        rows: [
          ["Passed on", countedCalls(passed)],
          ["Without anybody", countedCalls(stuck)],
        ],
      },
      {
        kind: "text",
        text:
          stuck > 0
            ? "Nobody was free for those without anybody, and the team's calendar was not either. They stand in the agenda, marked: give them to somebody, or move them."
            : "Each has gone to somebody who is free then, or into the team's calendar. Whoever has one now has a letter about it.",
      },
      { kind: "link", label: "Open the agenda", href: `${origin}/admin?view=calls` },
    ],
    why: "You get this letter because you own this site's inbox.",
    isInternal: true,
  };
}

function countedCalls(count: number): string {
  return count === 1 ? "1 call" : `${count} calls`;
}

function hostRows(
  call: CallFacts,
  { from_at: before }: CallPayload,
  zone: string,
): readonly (readonly [string, string])[] {
  const theirs = momentElsewhere(call.zone, call.startsAt);
  const ours = momentIn(zone, call.startsAt);
  return [
    ["When", ours],
    ...(theirs === undefined || theirs === ours ? [] : [["Their time", theirs] as const]),
    ...(before === undefined ? [] : [["Before", momentIn(zone, before)] as const]),
    ["Type of call", callTypes[call.type].label],
    lengthRow(call.type),
    ["From", withoutLinks(call.name)],
    ["E-mail", isMailAddress(call.email) ? call.email : withoutLinks(call.email)],
    ["How", placeForHost({ ...call, phone: withoutLinks(call.phone) })],
    ["Reference", call.reference],
  ];
}

function reasonOf(call: CallFacts, byVisitor: boolean): Block[] {
  if (!byVisitor) return [];
  return call.cancelReason === ""
    ? [{ kind: "text", text: "The visitor cancelled it." }]
    : [
        { kind: "text", text: "The visitor cancelled it, and wrote:" },
        { kind: "quote", text: withoutLinks(call.cancelReason) },
      ];
}
