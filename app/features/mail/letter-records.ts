import * as z from "zod/mini";
import type { LetterState } from "#app/content/mail.ts";
import type { Letter, LetterCounts } from "./letter.ts";

const state = z.enum(["queued", "sending", "sent", "failed", "skipped"]);

const letterRow = z.object({
  id: z.string(),
  created_at: z.string(),
  to: z.string(),
  template: z.enum(["notice", "receipt", "newsletter-confirm", "recovery", "confirm-account"]),
  payload: z.object({ kind: z.optional(z.string()), reference: z.optional(z.string()) }),
  entry_id: z.nullable(z.string()),
  state,
  attempts: z.number(),
  next_at: z.string(),
  sent_at: z.nullable(z.string()),
  error: z.string(),
  subject: z.string(),
  body: z.string(),
});

export const letterColumns = Object.keys(letterRow.shape).join(",");

export function lettersOf(rows: unknown): Letter[] {
  return z.array(letterRow).parse(rows).map(letterOf);
}

function letterOf(row: z.infer<typeof letterRow>): Letter {
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
    record: row.entry_id === null ? null : { id: row.entry_id, kind, reference },
  };
}

const countRows = z.array(z.object({ state, total: z.coerce.number() }));

export function letterCountsOf(rows: unknown): LetterCounts {
  const counts: Record<LetterState, number> = {
    queued: 0,
    sending: 0,
    sent: 0,
    failed: 0,
    skipped: 0,
  };
  for (const row of countRows.parse(rows)) counts[row.state] = row.total;
  return counts;
}
