import MailComposer from "nodemailer/lib/mail-composer";
import { emailHtml } from "#domain/letter/email-html.ts";
import { emailText } from "#domain/letter/email-text.ts";
import type { Email, MailAddress } from "#domain/letter/email.ts";
import { headerText } from "./plain.ts";

export type Message = {
  readonly envelope: {
    readonly from: string;
    /** Taken instead where the mail server does not let `from` send. */
    readonly plainFrom?: string;
    readonly to: readonly string[];
  };
  readonly content: Buffer;
};

/**
 * The e-mail as it goes over the wire. The same id gives the same Message-ID. `answerTo` is the address that leads answers
 * and reports back to the record, where there is one.
 */
export async function makeMessage(
  email: Email,
  id: string,
  from: MailAddress,
  to: readonly string[],
  answerTo?: string,
): Promise<Message> {
  const headers: Record<string, string> = {
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
  };
  if (email.unsubscribe !== undefined) {
    headers["List-Unsubscribe"] = `<${headerText(email.unsubscribe, 1_000)}>`;
    headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click";
  }
  const composer = new MailComposer({
    from: { name: headerText(from.name), address: from.address },
    to: to.map((address) => ({ name: "", address })),
    replyTo: replyToOf(email, from, answerTo),
    subject: headerText(email.subject),
    messageId: `<${id}@${from.address.split("@")[1] ?? "localhost"}>`,
    headers,
    text: emailText(email),
    html: emailHtml(email),
    ...(email.calendar && { icalEvent: { ...email.calendar, filename: "call.ics" } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    envelope: { from: answerTo ?? from.address, plainFrom: from.address, to },
    content: await composer.compile().build(),
  };
}

function replyToOf({ replyTo }: Email, from: MailAddress, answerTo: string | undefined) {
  if (replyTo) return { name: headerText(replyTo.name), address: replyTo.address };
  return answerTo === undefined ? undefined : { name: headerText(from.name), address: answerTo };
}
