import { recordAddress } from "#domain/record-address.ts";
import type { KindName } from "#domain/registry.ts";
import type { Email } from "#domain/letter/email.ts";
import { headerText, withoutLinks } from "../plain.ts";
import { momentAtOffice } from "./moments.ts";

const LONGEST_BODY = 4_000;

export type NoticedMessage = {
  /** Of its record. */
  readonly id: string;
  readonly kind: KindName;
  readonly reference: string;
  readonly fromName: string;
  readonly fromAddress: string;
  readonly subject: string;
  readonly body: string;
  readonly senderCheck: "verified" | "failed" | "unknown";
  /** ISO time. */
  readonly receivedAt: string;
};

/**
 * To the team: somebody has written again. It is answered in the inbox: an answer from a mail program would not stand in the
 * record, so it names nobody to answer to.
 */
export function messageNoticeEmail(message: NoticedMessage, origin: string): Email {
  const name = headerText(message.fromName, 80) || message.fromAddress;
  const rows: (readonly [string, string])[] = [
    ["From", withoutLinks(message.fromName)],
    ["E-mail", withoutLinks(message.fromAddress)],
    ["Subject", withoutLinks(message.subject)],
    ["Received", momentAtOffice(new Date(message.receivedAt))],
    ["Reference", message.reference],
  ];
  const text = withoutLinks(message.body);
  return {
    subject: `${message.reference}: a letter from ${withoutLinks(name)}`,
    heading: "A letter has come in",
    preview: withoutLinks(headerText(message.body, 120)) || "It is in the inbox.",
    blocks: [
      { kind: "facts", rows: rows.filter(([, value]) => value !== "") },
      ...(message.senderCheck === "failed"
        ? [
            {
              kind: "text",
              text: "Its sender may be forged: do not act on it before you have asked.",
            } as const,
          ]
        : []),
      ...(text === ""
        ? []
        : [
            {
              kind: "quote",
              text:
                text.length <= LONGEST_BODY
                  ? text
                  : `${text.slice(0, LONGEST_BODY)}…\n(The rest is in the inbox.)`,
            } as const,
          ]),
      {
        kind: "link",
        label: "Answer it in the inbox",
        href: `${origin}/admin${recordAddress(message)}`,
      },
      {
        kind: "text",
        text: "Links in these words are broken up; the inbox has them as written.",
      },
    ],
    why: "You get this letter because answers to leads are told to your address.",
    isInternal: true,
  };
}
