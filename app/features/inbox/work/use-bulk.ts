import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { workToasts } from "#app/content/inbox-work.ts";
import { renew } from "#app/lib/renew.ts";
import { isChanged, runBulk, startBulk, undoBulk, type BulkChange } from "./bulk-repository.ts";
import type { ListQuery } from "../inbox-filter.ts";
import { entriesKey } from "../inbox-queries.ts";
import { fetchCount } from "../inbox-repository.ts";
import { tagsKey } from "./tag-queries.ts";
import type { FailedAction } from "../use-failed-action.ts";
import type { Undo } from "./use-undo.ts";

export type BulkState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly done: number; readonly total: number }
  /** Another number matches by now; the change is asked for again. */
  | { readonly kind: "changed"; readonly total: number; readonly again: () => void };

const idle: BulkState = { kind: "idle" };

/** Changes everything that matches, in steps with their progress, and takes it back. */
export function useBulk(undo: Undo, action: FailedAction) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<BulkState>(idle);

  const loadAgain = () => renew(queryClient, entriesKey, tagsKey);

  /** Repeats a step until nothing is left. */
  async function inSteps(batch: string, total: number, step: (id: string) => Promise<number>) {
    setState({ kind: "running", done: 0, total });
    try {
      for (let left = total; left > 0;) {
        left = await step(batch);
        setState({ kind: "running", done: Math.max(total - left, 0), total });
      }
    } finally {
      setState(idle);
      void loadAgain();
    }
  }

  /** Does `task`. When another number matches than was confirmed, that number is confirmed first. */
  async function attempt(
    list: ListQuery,
    task: () => Promise<void>,
    again: (total: number) => void,
  ): Promise<void> {
    try {
      await task();
      action.clear();
    } catch (error) {
      const total = isChanged(error) ? await countNow(list) : null;
      if (total === null) {
        action.tell(workToasts.failed, error, () => void attempt(list, task, again));
      } else {
        action.clear();
        setState({ kind: "changed", total, again: () => again(total) });
      }
    }
  }

  function changeAll(
    list: ListQuery,
    change: BulkChange,
    expected: number,
    done: (count: number) => string,
  ) {
    const task = async () => {
      await undo.settle();
      const batch = await startBulk(change, expected, list);
      await inSteps(batch, expected, runBulk);
      const takeBack = () => inSteps(batch, expected, undoBulk);
      undo.offer({ text: done(expected), takeBack });
    };
    void attempt(list, task, (total) => changeAll(list, change, total, done));
  }

  return { state, changeAll, attempt, inSteps, loadAgain, forget: () => setState(idle) };
}

export type Bulk = ReturnType<typeof useBulk>;

async function countNow(list: ListQuery): Promise<number | null> {
  return fetchCount(list, new AbortController().signal).catch(() => null);
}
