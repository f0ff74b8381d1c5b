import type { Email } from "#domain/letter/email.ts";
import { headerText, withoutLinks } from "../plain.ts";
import { momentAtOffice } from "./moments.ts";

/** A webhook that was switched off by itself. */
type WebhookOff = {
  readonly name: string;
  readonly host: string;
  readonly why: "gone" | "failing";
  readonly since: Date;
};

/** To every owner: that a tool hears nothing any more, why, and what helps. */
export function webhookOffEmail({ name, host, why, since }: WebhookOff, origin: string): Email {
  const called = withoutLinks(headerText(name, 100));
  const place = withoutLinks(host);
  const reason =
    why === "gone"
      ? `${place} has answered that the address is gone for good (410 Gone).`
      : `For five days ${place} has taken no message. Each was tried ten times.`;
  return {
    subject: `Switched off: the webhook “${called}”`,
    heading: "A webhook is switched off",
    preview: reason,
    blocks: [
      {
        kind: "facts",
        rows: [
          ["Webhook", called],
          ["Host", place],
          ["Switched off", momentAtOffice(since)],
        ],
      },
      { kind: "text", text: reason },
      {
        kind: "text",
        text: "Nothing is lost here: every lead is in the inbox. What happens while the webhook is off is not told to the tool later. Once its receiver is in order, or has a new address, switch it on again and send a test.",
      },
      { kind: "link", label: "Open the webhooks", href: `${origin}/admin?view=connections` },
    ],
    why: "You get this letter because you are an owner of this site.",
    isInternal: true,
  };
}
