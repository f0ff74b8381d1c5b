import { z } from "zod";
import type { Letter } from "../letter.ts";
import { callReceipt, callShape } from "./call-receipt.ts";
import { orderReceipt, orderShape } from "./order-receipt.ts";
import { facts, sentForm } from "./words.ts";

const plainShape = z.object({
  kind: z.enum(["contact", "consultation", "support", "partner", "portal", "job"]),
  reference: z.string(),
});

/** The payload of a receipt as `private.receipt_of` writes it. */
export const receiptShape = z.discriminatedUnion("kind", [plainShape, orderShape, callShape]);

type PlainKind = z.infer<typeof plainShape>["kind"];

type Said = {
  /** The heading, and the subject with the reference behind it. */
  readonly subject: string;
  readonly text: string;
  /** When somebody answers, for the list of letters. */
  readonly answer: string;
  readonly hasAccount?: boolean;
};

const said: Record<PlainKind, Said> = {
  contact: {
    subject: "We have your message",
    text: `Thank you for writing to ${facts.name}. Your message has arrived. A person reads it and answers ${facts.contactReply}.`,
    answer: `A person answers ${facts.contactReply}.`,
  },
  consultation: {
    subject: "We have your application for a consultation",
    text: `Thank you. Your application has arrived. A person reads it and writes to you ${facts.contactReply}, with a time and the questions we want to use the half hour for.`,
    answer: `You hear from us ${facts.contactReply}, with a time.`,
  },
  support: {
    subject: "We have your support request",
    text: `Your request has reached the people who built your application. You have an answer within ${facts.supportReply}.`,
    answer: `You have an answer within ${facts.supportReply}.`,
  },
  partner: {
    subject: "We have your partner application",
    text: `Thank you. Your application has arrived. A person reads it and writes to you within ${facts.reviewTime}. You can follow it by signing in to the account you made with it.`,
    answer: `You hear from us within ${facts.reviewTime}.`,
    hasAccount: true,
  },
  portal: {
    subject: "We have your engineering application",
    text: `Thank you. Your application has arrived. A person reads it and writes to you within ${facts.reviewTime}. You can follow it by signing in to the account you made with it.`,
    answer: `You hear from us within ${facts.reviewTime}.`,
    hasAccount: true,
  },
  job: {
    subject: "We have your job application",
    text: `Thank you. Your application has arrived. A person reads it, and you hear from us ${facts.jobReply}.`,
    answer: `You hear from us ${facts.jobReply}.`,
  },
};

/** To the sender of a form. Nothing in it is theirs, so that nobody can make us write to others. */
export function receiptLetter(payload: z.infer<typeof receiptShape>, origin: string): Letter {
  if (payload.kind === "order") return orderReceipt(payload);
  if (payload.kind === "call") return callReceipt(payload);
  const { subject, text, answer, hasAccount } = said[payload.kind];
  return {
    subject: `${subject} (${payload.reference})`,
    heading: subject,
    preview: `${answer} Your reference is ${payload.reference}.`,
    blocks: [
      { kind: "text", text },
      { kind: "facts", rows: [["Reference", payload.reference]] },
      ...(hasAccount
        ? [{ kind: "link", label: "Follow your application", href: `${origin}/auth` } as const]
        : []),
      { kind: "text", text: "To add something, reply to this letter." },
    ],
    why: sentForm,
  };
}
