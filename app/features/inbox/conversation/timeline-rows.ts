import * as z from "zod/mini";
import { emailTemplates } from "#domain/email-templates.ts";
import type { LetterFile, TimelineStep } from "./timeline.ts";

const states = z.enum(["queued", "sending", "sent", "failed", "skipped"]);
const report = z.enum(["", "delayed", "bounced"]);
const texts = z.array(z.string());
const values = z.nullish(z.record(z.string(), z.unknown()));

/** A file without its bytes. */
export const fileRow = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  is_inline: z.boolean(),
  is_whole: z.boolean(),
});

const message = z.object({
  direction: z.enum(["in", "out"]),
  sort: z.enum(["letter", "automatic", "bounce", "colleague", "unreadable"]),
  author_id: z.nullish(z.string()),
  outbox_id: z.nullish(z.string()),
  sent_at: z.nullish(z.string()),
  from_name: z.string(),
  from_address: z.string(),
  reply_to: texts,
  to_addresses: texts,
  cc_addresses: texts,
  subject: z.string(),
  trouble: z.string(),
  body: z.string(),
  is_cut: z.boolean(),
  folds: z.array(z.number()),
  sender_check: z.enum(["verified", "failed", "unknown"]),
  matched_by: z.enum(["", "token", "reference", "sender", "person"]),
  files: z.array(fileRow),
  state: z.union([states, z.literal("")]),
  delivery: report,
  error: z.string(),
  attempts: z.number(),
  next_at: z.nullish(z.string()),
});

const note = z.object({
  author_id: z.nullish(z.string()),
  body: z.string(),
  mentions: z.prefault(z.array(z.string()), []),
});

const move = z.object({
  actor_id: z.nullish(z.string()),
  kind: z.string(),
  before: values,
  after: values,
});

const letter = z.object({
  to: z.string(),
  template: z.enum(emailTemplates),
  state: states,
  delivery: report,
  subject: z.string(),
  body: z.string(),
  error: z.string(),
});

const rows = z.array(
  z.object({
    at: z.string(),
    id: z.string(),
    sort: z.string(),
    is_unread: z.boolean(),
    content: z.unknown(),
  }),
);

type Row = z.infer<typeof rows>[number];

/** The steps of an answer, the oldest first. What a newer server tells besides is left out. */
export function stepsOf(answer: unknown): readonly TimelineStep[] {
  return rows.parse(answer).flatMap(stepOf).toReversed();
}

function stepOf(row: Row): TimelineStep[] {
  const step = { id: row.id, at: row.at };
  switch (row.sort) {
    case "message":
      return [{ ...step, sort: "message", isUnread: row.is_unread, ...messageOf(row.content) }];
    case "note": {
      const { author_id: authorId, body, mentions } = note.parse(row.content);
      return [{ ...step, sort: "note", authorId: authorId ?? null, body, mentions }];
    }
    case "move": {
      const { actor_id: actorId, before, after } = move.parse(row.content);
      const line = { ...step, actorId: actorId ?? null, before: before ?? {}, after: after ?? {} };
      return [{ ...step, sort: "move", line }];
    }
    case "letter": {
      const { delivery, ...rest } = letter.parse(row.content);
      return [{ ...step, ...rest, sort: "letter", report: delivery }];
    }
    default:
      return [];
  }
}

function messageOf(content: unknown) {
  const row = message.parse(content);
  return {
    isOurs: row.direction === "out",
    kind: row.sort,
    authorId: row.author_id ?? null,
    sentAt: row.sent_at ?? null,
    fromName: row.from_name,
    fromAddress: row.from_address,
    replyTo: row.reply_to,
    to: row.to_addresses,
    cc: row.cc_addresses,
    subject: row.subject,
    trouble: row.trouble,
    body: row.body,
    isCut: row.is_cut,
    folds: row.folds,
    senderCheck: row.sender_check,
    matchedBy: row.matched_by,
    files: row.files.map(fileOf),
    delivery:
      row.outbox_id && row.state !== ""
        ? {
            outboxId: row.outbox_id,
            state: row.state,
            report: row.delivery,
            error: row.error,
            attempts: row.attempts,
            nextAt: row.next_at ?? null,
          }
        : null,
  };
}

export function fileOf(row: z.infer<typeof fileRow>): LetterFile {
  const { is_inline: isInline, is_whole: isWhole, ...rest } = row;
  return { ...rest, isInline, isWhole };
}
