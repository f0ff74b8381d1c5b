import { bulkLabels as labels } from "#app/content/inbox-work.ts";
import { toasts } from "#app/content/messages.ts";
import { lastRequest, markResponded, runBulk, startBulk } from "./bulk-repository.ts";
import type { ListQuery } from "../inbox-filter.ts";
import { fetchCount } from "../inbox-repository.ts";
import type { Bulk } from "./use-bulk.ts";
import type { FailedAction } from "../use-failed-action.ts";
import type { Undo } from "./use-undo.ts";

/** The most entries that the database changes at once. */
const stepSize = 1000;

const respond = { action: "respond", value: "" } as const;

/**
 * Marks many contact submissions as responded. No way leads back from there, so it waits as long as it can be taken
 * back; when the page goes away meanwhile, it is done with the last request.
 */
export function useDeferredRespond(bulk: Bulk, undo: Undo, action: FailedAction) {
  async function markRows(ids: readonly string[]): Promise<void> {
    await undo.settle();
    const request = await lastRequest();
    action.clear();
    const path = `contact_submissions?id=in.(${ids.join(",")})&status=eq.new`;
    undo.offer({
      text: labels.willRespond(ids.length),
      takeBack: () => Promise.resolve(),
      commit: () => finish(() => markResponded(ids).then(bulk.loadAgain)),
      leave: () => request(path, "PATCH", { status: "responded" }),
    });
  }

  async function markAll(list: ListQuery, confirmed?: number): Promise<void> {
    const fresh = { ...list, filter: { ...list.filter, status: "new" } };
    const task = async () => {
      await undo.settle();
      const total = confirmed ?? (await fetchCount(fresh, new AbortController().signal));
      if (total === 0) return;
      const [batch, request] = [await startBulk(respond, total, fresh), await lastRequest()];
      undo.offer({
        text: labels.willRespond(total),
        takeBack: () => Promise.resolve(),
        commit: () => finish(() => bulk.inSteps(batch, total, runBulk)),
        leave: () => {
          for (let done = 0; done < total; done += stepSize)
            request("rpc/run_bulk", "POST", { batch });
        },
      });
    };
    await bulk.attempt(fresh, task, (total) => void markAll(list, total));
  }

  async function finish(task: () => Promise<void>): Promise<void> {
    try {
      await task();
      action.clear();
    } catch (error) {
      action.tell(toasts.statusFailed, error, () => void finish(task));
    }
  }

  return {
    markRows: (ids: readonly string[]) => void finish(() => markRows(ids)),
    markAll: (list: ListQuery) => void markAll(list),
  };
}

export type DeferredRespond = ReturnType<typeof useDeferredRespond>;
