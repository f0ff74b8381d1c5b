import type { Letter } from "../letter.ts";
import { headerText, isMailAddress, withoutLinks } from "../plain.ts";
import { kindNames, type LetterKind } from "./words.ts";

const LONGEST_BODY = 4_000;

export type NoticeEntry = {
  readonly id: string;
  readonly kind: LetterKind;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly subject: string;
  readonly body: string;
};

/** To the team: who wrote what. A reply goes to the sender. */
export function noticeLetter(entry: NoticeEntry, origin: string): Letter {
  const name = headerText(entry.name, 80);
  const rows: (readonly [string, string])[] = [
    ["From", withoutLinks(entry.name)],
    ["E-mail", isMailAddress(entry.email) ? entry.email : withoutLinks(entry.email)],
    ["Company", withoutLinks(entry.company)],
    ["About", withoutLinks(entry.subject)],
    ["Reference", entry.reference],
  ];
  return {
    subject: `${entry.reference}: ${kindNames[entry.kind]}${name ? ` from ${withoutLinks(name)}` : ""}`,
    blocks: [
      { kind: "text", text: `A new ${kindNames[entry.kind]} has come in.` },
      { kind: "facts", rows: rows.filter(([, value]) => value !== "") },
      ...(entry.body === "" ? [] : [{ kind: "quote", text: shortened(entry.body) } as const]),
      { kind: "link", label: "Open it in the inbox", href: recordAddress(entry, origin) },
      {
        kind: "text",
        text: isMailAddress(entry.email)
          ? "A reply to this letter goes to the sender. Links in their words are broken up; the inbox has them as written."
          : "The sender left no address that mail can reach. Links in their words are broken up; the inbox has them as written.",
      },
    ],
    ...(isMailAddress(entry.email) ? { replyTo: { name, address: entry.email } } : {}),
  };
}

/** As the inbox writes its addresses: contact submissions are its default view. */
function recordAddress({ id, kind }: NoticeEntry, origin: string): string {
  return `${origin}/admin?${kind === "contact" ? "" : `view=${kind}&`}record=${id}`;
}

function shortened(body: string): string {
  const text = withoutLinks(body);
  return text.length <= LONGEST_BODY
    ? text
    : `${text.slice(0, LONGEST_BODY)}…\n(The rest is in the inbox.)`;
}
