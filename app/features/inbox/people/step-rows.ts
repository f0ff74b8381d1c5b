import * as z from "zod/mini";
import { kindNamed } from "#domain/registry.ts";
import type { CardStep } from "./card.ts";

const text = z.nullish(z.string());

const record = z.object({
  kind: z.string(),
  reference: z.string(),
  subject: z.string(),
  preview: z.string(),
  topic: z.string(),
  status: z.string(),
  archived_at: text,
  quarantined_at: text,
});

const message = z.object({
  direction: z.enum(["in", "out"]),
  from_name: z.string(),
  from_address: z.string(),
  subject: z.string(),
  preview: z.string(),
});

const note = z.object({
  author_id: text,
  body: z.string(),
  mentions: z.prefault(z.array(z.string()), []),
});

const deal = z.object({
  deal_id: z.string(),
  actor_id: text,
  title: text,
  from: text,
  to: z.string(),
  lost_reason: text,
});

const rows = z.array(
  z.object({
    at: z.string(),
    id: z.string(),
    sort: z.string(),
    entry_id: text,
    content: z.unknown(),
  }),
);

type Row = z.infer<typeof rows>[number];

/** A place in the list: the last step of the page before. */
export type StepCursor = { readonly at: string; readonly id: string };

export type StepPage = {
  /** The newest first. */
  readonly steps: readonly CardStep[];
  /** `null` at the end. */
  readonly older: StepCursor | null;
};

/** As many steps as the database answers at once. */
const pageSize = 30;

/** One page of an answer. What a newer server tells besides is left out, and still counts for the place. */
export function stepPageOf(answer: unknown): StepPage {
  const told = rows.parse(answer);
  const last = told.at(-1);
  return {
    steps: told.flatMap(stepOf),
    older: last && told.length === pageSize ? { at: last.at, id: last.id } : null,
  };
}

function stepOf({ at, id, sort, entry_id: entryId, content }: Row): CardStep[] {
  // What went between the two readings of the database is told no more.
  if (content === null || content === undefined) return [];
  switch (sort) {
    case "record": {
      const { archived_at: archivedAt, quarantined_at: apartAt, ...row } = record.parse(content);
      const kind = kindNamed(row.kind);
      if (kind === null) return [];
      const isArchived = typeof archivedAt === "string";
      const isQuarantined = typeof apartAt === "string";
      return [{ ...row, id, at, sort, kind, isArchived, isQuarantined }];
    }
    case "message": {
      const row = message.parse(content);
      const { subject, preview, from_name: fromName, from_address: fromAddress } = row;
      const isOurs = row.direction === "out";
      const letter = { isOurs, fromName, fromAddress, subject, preview };
      return [{ id, at, sort, entryId: entryId ?? "", ...letter }];
    }
    case "note": {
      const { author_id: authorId, body, mentions } = note.parse(content);
      return [{ id, at, sort, entryId: entryId ?? "", authorId: authorId ?? null, body, mentions }];
    }
    case "deal": {
      const row = deal.parse(content);
      return [
        {
          id,
          at,
          sort,
          dealId: row.deal_id,
          actorId: row.actor_id ?? null,
          title: row.title ?? null,
          from: row.from ?? null,
          to: row.to,
          lostReason: row.lost_reason ?? null,
        },
      ];
    }
    default:
      return [];
  }
}
