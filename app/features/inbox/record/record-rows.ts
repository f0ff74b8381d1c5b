import * as z from "zod/mini";
import type { HistoryLine, LeadSource, Note, RecordRow } from "../entry/record.ts";

const row = z.record(z.string(), z.unknown());

export function recordOf(rows: unknown): RecordRow | null {
  return z.array(row).parse(rows)[0] ?? null;
}

const notes = z.array(
  z.object({
    id: z.string(),
    author_id: z.nullish(z.string()),
    body: z.string(),
    created_at: z.string(),
  }),
);

export function notesOf(rows: unknown): Note[] {
  return notes.parse(rows).map((note) => ({
    id: note.id,
    authorId: note.author_id ?? null,
    body: note.body,
    writtenAt: note.created_at,
  }));
}

const changes = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    actor_id: z.nullish(z.string()),
    before: z.nullish(row),
    after: z.nullish(row),
  }),
);

export function historyOf(rows: unknown): HistoryLine[] {
  return changes.parse(rows).map((change) => ({
    id: change.id,
    at: change.at,
    actorId: change.actor_id ?? null,
    before: change.before ?? {},
    after: change.after ?? {},
  }));
}

const sources = z.array(
  z.object({
    path: z.string(),
    entry_path: z.string(),
    call_to_action: z.string(),
    referrer_host: z.string(),
    utm_source: z.string(),
    utm_medium: z.string(),
    utm_campaign: z.string(),
    utm_term: z.string(),
    utm_content: z.string(),
  }),
);

export function sourceOf(rows: unknown): LeadSource | null {
  const [source] = sources.parse(rows);
  if (!source) return null;
  return {
    page: source.path,
    entryPage: source.entry_path,
    callToAction: source.call_to_action,
    referrer: source.referrer_host,
    source: source.utm_source,
    medium: source.utm_medium,
    campaign: source.utm_campaign,
    term: source.utm_term,
    content: source.utm_content,
  };
}
