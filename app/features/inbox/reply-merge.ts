import { replyTemplates, type ReplyTemplate } from "#app/content/reply-templates.ts";
import { leadDialog } from "#app/content/inbox.ts";
import { site } from "#app/content/site.ts";
import { firstName } from "#app/lib/person.ts";
import type { Entry } from "./entry.ts";
import { replyAddress } from "./reply-address.ts";

type Recipient = Pick<Entry, "email" | "name" | "reference" | "kind">;

/** The address that opens a reply: with a template's words, or with a subject only. */
export function replyWith(entry: Recipient, template: ReplyTemplate | null, from: string): string {
  if (!template) return replyAddress(entry.email, leadDialog.replySubject(site.name));
  const merged = (text: string) => mergeReply(text, entry, from);
  return replyAddress(
    entry.email,
    `${merged(template.subject)} (${entry.reference})`,
    merged(template.body),
  );
}

/** Puts name, reference and signature where a template wants them. */
export function mergeReply(text: string, entry: Recipient, from: string): string {
  const values: Readonly<Record<string, string>> = {
    greeting: entry.name ? `Hello ${firstName(entry.name)}` : "Hello",
    reference: entry.reference,
    from,
    site: site.name,
  };
  return text.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}

export function templatesFor({ kind }: Pick<Entry, "kind">): readonly ReplyTemplate[] {
  return replyTemplates[kind];
}
