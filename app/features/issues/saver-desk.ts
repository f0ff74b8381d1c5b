import { vi } from "vitest";
import { RepositoryError } from "#app/lib/repository-error.ts";
import type { SaveAnswer } from "./issue-records.ts";
import { issueSaver } from "./issue-saver.ts";
import type { IssueWords, StoredIssue } from "./issue.ts";
import type { KeptWords } from "./kept-words.ts";

/** Of tests: words by their subject alone. */
export const words = (subject: string): IssueWords => ({ subject, preheader: "", body: "" });
export const at = "2026-11-28T09:00:00+00:00";
export const away = new RepositoryError("unreachable", "no answer");

export function stored(
  subject: string,
  version: number,
  more: Partial<StoredIssue> = {},
): StoredIssue {
  return {
    id: "1",
    words: words(subject),
    version,
    state: "draft",
    changedAt: at,
    changedBy: "",
    ...more,
  };
}

type Sent = { readonly version: number; readonly subject: string };

/** A server with one issue, whose answers can be held back or lost. */
export function desk(first: StoredIssue | null, kept: KeptWords | null = null) {
  const sent: Sent[] = [];
  const keeps: (KeptWords | null)[] = [];
  const server = {
    issue: first,
    /** What every question ends in; null while there are answers. */
    failure: null as RepositoryError | null,
    losesAnswers: false,
    answers: null as SaveAnswer | null,
  };
  let held: (() => void) | null = null;
  let isHolding = false;
  let takes = true;

  async function save(version: number, { subject }: IssueWords): Promise<SaveAnswer> {
    sent.push({ version, subject });
    if (isHolding) await new Promise<void>((resolve) => (held = resolve));
    if (server.failure) throw server.failure;
    if (server.answers) return server.answers;
    const { issue } = server;
    if (issue === null && version > 0) return { outcome: "gone" };
    if (issue && issue.state !== "draft") return { outcome: "begun" };
    if (issue && issue.words.subject === subject.trim()) {
      return { outcome: "saved", version: issue.version, at };
    }
    if (issue && issue.version !== version) return { outcome: "changed", by: "Ben" };
    server.issue = stored(subject.trim(), version + 1);
    if (server.losesAnswers) throw away;
    return { outcome: "saved", version: version + 1, at };
  }

  const saver = issueSaver(
    { stored: first, kept },
    {
      save,
      read: () => (server.failure ? Promise.reject(server.failure) : Promise.resolve(server.issue)),
      keep: (value) => {
        if (takes) keeps.push(value);
        return takes;
      },
      onStored: () => undefined,
    },
  );
  return {
    saver,
    server,
    sent,
    kept: () => keeps.at(-1),
    state: () => saver.read().state.kind,
    type: (subject: string) => saver.change({ subject }),
    hold: () => void (isHolding = true),
    letGo: async () => {
      isHolding = false;
      held?.();
      await vi.advanceTimersByTimeAsync(0);
    },
    refuseStorage: () => void (takes = false),
  };
}
