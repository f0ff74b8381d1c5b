import * as z from "zod/mini";
import type { IssueRow, MissedReader, StoredIssue } from "./issue.ts";

const state = z.enum(["draft", "sending", "paused", "sent", "stopped"]);

const storedRow = z.object({
  id: z.string(),
  subject: z.string(),
  preheader: z.string(),
  body: z.string(),
  version: z.number(),
  state,
  changed_at: z.string(),
});

export const storedColumns = Object.keys(storedRow.shape).join(",");

/** Null where there is none. Who has changed it last is told elsewhere. */
export function storedIssueOf(rows: unknown): Omit<StoredIssue, "changedBy"> | null {
  const [row] = z.array(storedRow).parse(rows);
  if (!row) return null;
  const { id, subject, preheader, body, version } = row;
  return {
    id,
    words: { subject, preheader, body },
    version,
    state: row.state,
    changedAt: row.changed_at,
  };
}

const name = z.nullable(z.string());

const listRow = z.object({
  id: z.string(),
  subject: z.string(),
  state,
  paused_why: z.enum(["", "person", "refused", "sign-in", "restored"]),
  readers: z.number(),
  changed_at: z.string(),
  changed_by_name: name,
  started_at: z.nullable(z.string()),
  started_by_name: name,
  ended_at: z.nullable(z.string()),
  waiting: z.number(),
  queued: z.number(),
  handed: z.number(),
  refused: z.number(),
  bounced: z.number(),
  skipped: z.number(),
  unsubscribed: z.number(),
});

export function issueRowsOf(rows: unknown): IssueRow[] {
  return z.array(listRow).parse(rows).map(issueRowOf);
}

function issueRowOf(row: z.infer<typeof listRow>): IssueRow {
  const { handed, refused, bounced, skipped, unsubscribed } = row;
  return {
    id: row.id,
    subject: row.subject,
    state: row.state,
    pausedWhy: row.state === "paused" ? row.paused_why || "person" : null,
    readers: row.readers,
    changedAt: row.changed_at,
    changedBy: row.changed_by_name ?? "",
    startedAt: row.started_at,
    startedBy: row.started_by_name ?? "",
    endedAt: row.ended_at,
    letters: {
      waiting: row.waiting + row.queued,
      handed,
      refused,
      bounced,
      skipped,
      unsubscribed,
    },
  };
}

const missedRow = z.object({
  email: z.string(),
  at: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

export function missedReadersOf(rows: unknown): MissedReader[] {
  return z
    .array(missedRow)
    .parse(rows)
    .map(({ reason, ...reader }) => ({ ...reader, reason: reason ?? "" }));
}

const saved = z.object({
  outcome: z.enum(["saved", "changed"]),
  version: z.number(),
  changed_at: z.string(),
  changed_by_name: name,
});
const notSaved = z.object({ outcome: z.enum(["begun", "gone", "full"]) });

/** What became of a save; `changed` says whose words stand there. */
export type SaveAnswer =
  | { readonly outcome: "saved"; readonly version: number; readonly at: string }
  | { readonly outcome: "changed"; readonly by: string }
  | { readonly outcome: "begun" | "gone" | "full" };

export function saveAnswerOf(data: unknown): SaveAnswer {
  const answer = z.union([saved, notSaved]).parse(data);
  switch (answer.outcome) {
    case "saved":
      return { outcome: "saved", version: answer.version, at: answer.changed_at };
    case "changed":
      return { outcome: "changed", by: answer.changed_by_name ?? "" };
    default:
      return { outcome: answer.outcome };
  }
}

const discarded = z.object({ outcome: z.enum(["discarded", "changed", "begun", "gone"]) });

export function discardOutcomeOf(data: unknown) {
  return discarded.parse(data).outcome;
}

const tried = z.object({
  outcome: z.enum(["queued", "changed", "gone", "often", "empty"]),
  to: z.optional(z.nullable(z.string())),
});

export function trialOf(data: unknown) {
  const { outcome, to } = tried.parse(data);
  return { outcome, to: to ?? "" };
}

const started = z.object({
  outcome: z.enum(["started", "changed", "begun", "gone", "empty", "count", "nobody", "many"]),
  readers: z.optional(z.nullable(z.number())),
});

export function startOf(data: unknown) {
  const { outcome, readers } = started.parse(data);
  return { outcome, readers: readers ?? 0 };
}

/** `not`: it was in another state, which is told. */
const moved = z.object({ outcome: z.enum(["done", "not"]), state: z.nullable(state) });

export function moveOf(data: unknown) {
  return moved.parse(data);
}
