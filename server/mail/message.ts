import MailComposer from "nodemailer/lib/mail-composer";
import type { MailAddress } from "../settings.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";
import type { Letter } from "./letter.ts";
import { headerText } from "./plain.ts";

export type Message = {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly content: Buffer;
};

/** The letter as it goes over the wire. The same id gives the same Message-ID. */
export async function makeMessage(
  letter: Letter,
  id: string,
  from: MailAddress,
  to: readonly string[],
): Promise<Message> {
  const headers: Record<string, string> = {
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
  };
  if (letter.unsubscribe !== undefined) {
    headers["List-Unsubscribe"] = `<${headerText(letter.unsubscribe, 1_000)}>`;
    headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click";
  }
  const composer = new MailComposer({
    from: { name: headerText(from.name), address: from.address },
    to: to.map((address) => ({ name: "", address })),
    replyTo: letter.replyTo && {
      name: headerText(letter.replyTo.name),
      address: letter.replyTo.address,
    },
    subject: headerText(letter.subject),
    messageId: `<${id}@${from.address.split("@")[1] ?? "localhost"}>`,
    headers,
    text: letterText(letter),
    html: letterHtml(letter),
    attachments:
      letter.calendarFile === undefined
        ? []
        : [
            {
              filename: "call.ics",
              content: letter.calendarFile,
              contentType: "text/calendar; charset=utf-8; method=PUBLISH",
            },
          ],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { envelope: { from: from.address, to }, content: await composer.compile().build() };
}
