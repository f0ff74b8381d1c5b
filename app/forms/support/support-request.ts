import type { Checked } from "#app/forms/use-submission.ts";
import { supportForm } from "#app/content/support.ts";

/** How somebody came to the form (decisions D14 and D15). */
export type SupportChannelId = keyof typeof supportForm.channels;

const fields = ["firstName", "lastName", "email", "subject", "message"] as const;

export type SupportRequest = Readonly<Record<(typeof fields)[number], string>> & {
  readonly channel: SupportChannelId;
};

/** What the query of `/support` asks for: `channel=chat` or `topic=security`. */
export function channelOf(search: string): SupportChannelId {
  const query = new URLSearchParams(search);
  if (query.get("channel") === "chat") return "chat";
  return query.get("topic") === "security" ? "security" : "form";
}

/** No field is checked (specification, section 5); only a form without a single word is not sent. */
export function checkSupport(values: FormData, channel: SupportChannelId): Checked<SupportRequest> {
  const [firstName, lastName, email, subject, message] = fields.map((name) => {
    const value = values.get(name);
    return typeof value === "string" ? value.trim() : "";
  });
  const request = { firstName, lastName, email, subject, message } as SupportRequest;
  if (Object.values(request).every((value) => value === "")) {
    return { ok: false, errors: { form: supportForm.empty } };
  }
  return { ok: true, request: { ...request, channel } };
}
