import { leadDialog } from "#app/content/inbox.ts";
import { site } from "#app/content/site.ts";
import { fillIn, type PlaceholderValues } from "#domain/placeholders.ts";
import type { Template } from "../conversation/template-queries.ts";
import type { Entry } from "../entry.ts";
import { replyAddress } from "./reply-address.ts";

/** The address that opens a reply in a mail program: with a template's words, or with a subject only. */
export function replyWith(
  entry: Pick<Entry, "email">,
  template: Pick<Template, "subject" | "body"> | null,
  values: PlaceholderValues,
): string {
  if (!template) return replyAddress(entry.email, leadDialog.replySubject(site.name));
  return replyAddress(entry.email, fillIn(template.subject, values), fillIn(template.body, values));
}
