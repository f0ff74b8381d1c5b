import { useQueryClient } from "@tanstack/react-query";
import { judged, judgingFailed } from "#app/content/quarantine.ts";
import { renew } from "#app/lib/renew.ts";
import { canJudge, type Entry } from "../entry.ts";
import { entriesKey, entryQuery, newestQuery } from "../inbox-queries.ts";
import { isSuspected } from "../entry/suspicion.ts";
import type { FailedAction } from "../use-failed-action.ts";
import type { Selection } from "../use-selection.ts";
import { judgeEntry } from "./judging-repository.ts";
import type { Bulk } from "./use-bulk.ts";
import type { Undo } from "./use-undo.ts";

type Judging = {
  readonly bulk: Bulk;
  readonly undo: Undo;
  readonly action: FailedAction;
  readonly selection: Selection;
  /** The open record. */
  readonly recordNow: () => string | null;
};

/** Null for what nobody has said. */
type Verdict = (entry: Entry) => boolean | null;

const asBefore: Verdict = ({ quarantine: { judgement } }) => judgement && judgement === "spam";

/** "Spam" and "Not spam". Whoever takes one back leaves what was said before. */
export function useJudging({ bulk, undo, action, selection, recordNow }: Judging) {
  const queryClient = useQueryClient();

  /** One after the other, so that what has failed is known; from two on with their progress. */
  async function apply(entries: readonly Entry[], verdict: Verdict): Promise<void> {
    const [first] = entries;
    if (first && recordNow() === null) selection.hold(first);
    else if (first) selection.leave(first);
    const left = [...entries];
    const step = async () => {
      const [next] = left;
      if (next) await judgeEntry(next.id, verdict(next));
      left.shift();
      return left.length;
    };
    try {
      if (entries.length > 1) await bulk.inSteps("", entries.length, step);
      else await step();
      for (const entry of entries) showAtOnce(entry.id, verdict(entry));
    } finally {
      void renew(queryClient, entriesKey, newestQuery().queryKey);
    }
  }

  /** The open record follows at once, its row when the list has been read again. */
  function showAtOnce(id: string, isSpam: boolean | null) {
    queryClient.setQueryData(entryQuery(id).queryKey, (entry) => {
      if (!entry) return entry;
      const isApart = isSpam ?? isSuspected(entry.quarantine.reasons);
      const since = isApart ? (entry.quarantine.since ?? new Date().toISOString()) : null;
      const judgement = isSpam === null ? null : verdictOf(isSpam);
      return { ...entry, quarantine: { ...entry.quarantine, since, judgement } };
    });
  }

  /** Judges those of some entries that are not judged so yet; answers whether it was done. */
  async function judge(chosen: readonly Entry[], isSpam: boolean): Promise<boolean> {
    const entries = chosen.filter((entry) => canJudge(entry, isSpam));
    if (entries.length === 0) return false;
    const verdict = verdictOf(isSpam);
    try {
      await undo.settle();
      await apply(entries, () => isSpam);
    } catch (error) {
      action.tell(judgingFailed[verdict], error, () => void judge(entries, isSpam));
      return false;
    }
    action.clear();
    const text = judged[verdict](entries.length);
    undo.offer({ text, takeBack: () => apply(entries, asBefore) });
    return true;
  }

  return { judge };
}

function verdictOf(isSpam: boolean): "spam" | "honest" {
  return isSpam ? "spam" : "honest";
}

export type Judge = ReturnType<typeof useJudging>;
