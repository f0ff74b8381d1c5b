import * as z from "zod/mini";
import { emailTemplates } from "#domain/email-templates.ts";
import type { EmailState } from "#app/content/mail.ts";
import type { Email, EmailCounts } from "./email.ts";

const state = z.enum(["queued", "sending", "sent", "failed", "skipped"]);

const emailRow = z.object({
  id: z.string(),
  created_at: z.string(),
  to: z.string(),
  template: z.enum(emailTemplates),
  payload: z.object({ kind: z.optional(z.string()), reference: z.optional(z.string()) }),
  entry_id: z.nullable(z.string()),
  state,
  attempts: z.number(),
  next_at: z.string(),
  sent_at: z.nullable(z.string()),
  error: z.string(),
  subject: z.string(),
  body: z.string(),
  delivery: z.enum(["", "delayed", "bounced"]),
});

export const emailColumns = Object.keys(emailRow.shape).join(",");

export function emailsOf(rows: unknown): Email[] {
  return z.array(emailRow).parse(rows).map(emailOf);
}

function emailOf(row: z.infer<typeof emailRow>): Email {
  const { kind = "", reference = "" } = row.payload;
  return {
    id: row.id,
    madeAt: row.created_at,
    to: row.to,
    template: row.template,
    state: row.state,
    attempts: row.attempts,
    nextAt: row.next_at,
    sentAt: row.sent_at,
    error: row.error,
    subject: row.subject,
    body: row.body,
    report: row.delivery,
    record: row.entry_id === null ? null : { id: row.entry_id, kind, reference },
  };
}

const countRows = z.array(z.object({ state, total: z.coerce.number() }));

export function emailCountsOf(rows: unknown): EmailCounts {
  const counts: Record<EmailState, number> = {
    queued: 0,
    sending: 0,
    sent: 0,
    failed: 0,
    skipped: 0,
  };
  for (const row of countRows.parse(rows)) counts[row.state] = row.total;
  return counts;
}
