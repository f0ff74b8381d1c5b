import { recordAddress } from "#domain/record-address.ts";
import { kindOf, type KindName } from "#domain/registry.ts";
import type { Email } from "#domain/letter/email.ts";
import { headerText, isMailAddress, withoutLinks } from "../plain.ts";
import { momentAtOffice } from "./moments.ts";
import { topicRow } from "./topics.ts";

const LONGEST_BODY = 4_000;

export type NoticeEntry = {
  readonly id: string;
  readonly kind: KindName;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  /** Of a job application the role's slug. */
  readonly subject: string;
  /** As the form has it: `realestate`. */
  readonly topic: string;
  readonly body: string;
  /** When it came in, as an ISO time. */
  readonly receivedAt: string;
};

/** To the team: who wrote what. A reply goes to the sender. */
export function noticeEmail(entry: NoticeEntry, origin: string): Email {
  const name = headerText(entry.name, 80);
  const kind = kindOf(entry.kind).noticeName ?? "record";
  const rows: (readonly [string, string])[] = [
    ["From", withoutLinks(entry.name)],
    ["E-mail", isMailAddress(entry.email) ? entry.email : withoutLinks(entry.email)],
    ["Company", withoutLinks(entry.company)],
    ...aboutRows(entry),
    ["Received", momentAtOffice(new Date(entry.receivedAt))],
    ["Reference", entry.reference],
  ];
  return {
    subject: `${entry.reference}: ${kind}${name ? ` from ${withoutLinks(name)}` : ""}`,
    heading: `A new ${kind} has come in`,
    preview: withoutLinks(headerText(entry.body, 120)) || `It is in the inbox.`,
    blocks: [
      { kind: "facts", rows: rows.filter(([, value]) => value !== "") },
      ...(entry.body === "" ? [] : [{ kind: "quote", text: shortened(entry.body) } as const]),
      {
        kind: "link",
        label: "Open it in the inbox",
        href: `${origin}/admin${recordAddress(entry)}`,
      },
      {
        kind: "text",
        text: isMailAddress(entry.email)
          ? "A reply to this letter goes to the sender. Links in their words are broken up; the inbox has them as written."
          : "The sender left no address that mail can reach. Links in their words are broken up; the inbox has them as written.",
      },
    ],
    why: "You get this letter because new leads are sent to your address.",
    isInternal: true,
    ...(isMailAddress(entry.email) ? { replyTo: { name, address: entry.email } } : {}),
  };
}

/** What it is about, in words. */
function aboutRows({ kind, subject, topic }: NoticeEntry): (readonly [string, string])[] {
  const [label, value] = topicRow(kind, topic);
  const about = [label, withoutLinks(value)] as const;
  return kind === "job" ? [about] : [["About", withoutLinks(subject)], about];
}

function shortened(body: string): string {
  const text = withoutLinks(body);
  return text.length <= LONGEST_BODY
    ? text
    : `${text.slice(0, LONGEST_BODY)}…\n(The rest is in the inbox.)`;
}
