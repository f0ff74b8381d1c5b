import { callTypes } from "#domain/call-types.ts";
import type { Block, Email, MailAddress } from "#domain/letter/email.ts";
import {
  bookingPath,
  lengthRow,
  momentIn,
  momentRows,
  placeForCaller,
  videoBlocks,
  type CallFacts,
  type CallPayload,
} from "./call-facts.ts";
import { callInvitation } from "./call-invitation.ts";

/** What a letter needs beside the call. */
export type CallerContext = {
  readonly origin: string;
  readonly from: MailAddress;
  /** Of the private page: `/calls#…`. */
  readonly secret: string;
  readonly now: Date;
};

const why =
  "You get this letter because a call with us was booked with your address, and confirmed from this mailbox or on our site.";

/** Asks the mailbox. Nothing in it is of who asked, so that nobody can make us write to others. */
export function confirmCallEmail(call: CallFacts, { origin, secret }: CallerContext): Email {
  return {
    subject: `Please confirm your call (${call.reference})`,
    heading: "Please confirm your call",
    preview: `${momentIn(call.zone, call.startsAt)}. It takes one press of a button.`,
    blocks: [
      {
        kind: "text",
        text: "Somebody, probably you, asked for a call with us at this time. It is booked once you confirm it.",
      },
      {
        kind: "facts",
        rows: [...momentRows(call.zone, call.startsAt), lengthRow(call.type)],
      },
      privatePage("Confirm the call", origin, secret),
      {
        kind: "text",
        text: "The page behind the link has a button. We keep the time for 30 minutes; afterwards you can still confirm as long as nobody else has taken it.",
      },
    ],
    why: "You get this letter because a call with us was asked for with your address. If this was not you, do nothing: the time goes back by itself.",
  };
}

export function bookedCallEmail(call: CallFacts, context: CallerContext): Email {
  return {
    subject: `Your call is booked (${call.reference})`,
    heading: "Your call is booked",
    preview: `${momentIn(call.zone, call.startsAt)}. The invitation for your calendar is attached.`,
    blocks: [
      {
        kind: "text",
        text: "The time is yours. The invitation for your calendar is attached, and keeps itself up to date.",
      },
      { kind: "facts", rows: callRows(call) },
      ...videoBlocks(call),
      ...changeBlocks(context),
    ],
    why,
    calendar: invitationFor(call, context),
  };
}

/** After a change of time or place, or when a cancelled call takes place after all. */
export function movedCallEmail(
  call: CallFacts,
  { from_at: before }: Pick<CallPayload, "from_at">,
  context: CallerContext,
): Email {
  const isMoved = before !== undefined && before.getTime() !== call.startsAt.getTime();
  const heading = isMoved
    ? "Your call is moved"
    : before === undefined
      ? "Your call takes place after all"
      : "Your call has a new place";
  return {
    subject: `${heading} (${call.reference})`,
    heading,
    preview: `${momentIn(call.zone, call.startsAt)}. The invitation in your calendar changes with it.`,
    blocks: [
      {
        kind: "text",
        text: "This is how it stands now. The attached invitation brings your calendar up to date.",
      },
      {
        kind: "facts",
        rows: [
          ...callRows(call),
          ...(isMoved ? [["Before", momentIn(call.zone, before)] as const] : []),
        ],
      },
      ...videoBlocks(call),
      ...changeBlocks(context),
    ],
    why,
    calendar: invitationFor(call, context),
  };
}

/** What staff said about it stands in it; what the visitor said does not come back. */
export function cancelledCallEmail(call: CallFacts, context: CallerContext): Email {
  const byUs = call.cancelledBy === "staff";
  return {
    subject: `Your call is cancelled (${call.reference})`,
    heading: "Your call is cancelled",
    preview: `${momentIn(call.zone, call.startsAt)}. The attached file takes it out of your calendar.`,
    blocks: [
      {
        kind: "text",
        text: byUs
          ? "We cannot make this call, and are sorry for it."
          : "As you asked, this call does not take place.",
      },
      ...(byUs && call.cancelReason !== ""
        ? [{ kind: "quote", text: call.cancelReason } as const]
        : []),
      {
        kind: "facts",
        rows: [...momentRows(call.zone, call.startsAt), ["Reference", call.reference]],
      },
      {
        kind: "link",
        label: "Book another call",
        href: `${context.origin}${bookingPath(call.type)}`,
      },
    ],
    why,
    calendar: callInvitation(
      { call, method: "CANCEL", from: context.from, to: [call.email] },
      context.now,
    ),
  };
}

export function callReminderEmail(call: CallFacts, hours: number, context: CallerContext): Email {
  const heading = hours > 1 ? "Tomorrow: your call with us" : "In an hour: your call with us";
  return {
    subject: `${heading} (${call.reference})`,
    heading,
    preview: `${momentIn(call.zone, call.startsAt)}.`,
    blocks: [
      { kind: "facts", rows: callRows(call) },
      ...videoBlocks(call),
      ...changeBlocks(context),
    ],
    why,
  };
}

function callRows(call: CallFacts): readonly (readonly [string, string])[] {
  return [
    ...momentRows(call.zone, call.startsAt),
    lengthRow(call.type),
    ...(call.hostName === "" ? [] : [["With", call.hostName] as const]),
    ["How", placeForCaller(call)],
    ["Reference", call.reference],
  ];
}

function changeBlocks({ origin, secret }: CallerContext): Block[] {
  return [
    privatePage("Move or cancel the call", origin, secret),
    {
      kind: "text",
      text: "The link is yours alone: whoever has it can change the call. It works until 30 days after it.",
    },
  ];
}

function privatePage(label: string, origin: string, secret: string): Block {
  return { kind: "link", label, href: `${origin}/calls#${secret}`, isSecret: true };
}

function invitationFor(call: CallFacts, { origin, from, secret, now }: CallerContext) {
  const place = call.place === "link" ? call.meetingUrl : placeForCaller(call);
  return callInvitation(
    {
      call,
      method: "REQUEST",
      from,
      to: [call.email],
      place,
      notes: [
        `${callTypes[call.type].label}, reference ${call.reference}.`,
        call.place === "link" ? place : `${place}.`,
        `Move or cancel it: ${origin}/calls#${secret}`,
      ].join("\n"),
    },
    now,
  );
}
