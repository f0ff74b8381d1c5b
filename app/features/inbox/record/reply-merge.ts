import { leadDialog } from "#app/content/inbox.ts";
import { site } from "#app/content/site.ts";
import type { ReplyTemplate } from "#domain/record-kind.ts";
import { kindOf } from "#domain/registry.ts";
import { firstName } from "#app/lib/person.ts";
import type { Entry } from "../entry.ts";
import { replyAddress } from "./reply-address.ts";

type Recipient = Pick<Entry, "email" | "name" | "reference" | "kind">;

/** Around what a template says. */
const message = (body: string) => `{greeting},\n\n${body}\n\n{from}\n{site}`;

/** The address that opens a reply: with a template's words, or with a subject only. */
export function replyWith(entry: Recipient, template: ReplyTemplate | null, from: string): string {
  if (!template) return replyAddress(entry.email, leadDialog.replySubject(site.name));
  const merged = (text: string) => mergeReply(text, entry, from);
  return replyAddress(
    entry.email,
    `${merged(template.subject)} (${entry.reference})`,
    merged(message(template.body)),
  );
}

/** Puts name, reference and signature where a template wants them. */
export function mergeReply(text: string, entry: Recipient, from: string): string {
  const values: Readonly<Record<string, string>> = {
    greeting: entry.name ? `Hello ${firstName(entry.name)}` : "Hello",
    reference: entry.reference,
    from,
    site: site.name,
    origin: site.origin,
  };
  return text.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}

export function templatesFor({ kind }: Pick<Entry, "kind">): readonly ReplyTemplate[] {
  return kindOf(kind).replyTemplates;
}
