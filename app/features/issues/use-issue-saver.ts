import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLeaveWarning } from "#app/browser/use-leave-warning.ts";
import { renew } from "#app/lib/renew.ts";
import { issueSaver, type IssueSaver } from "./issue-saver.ts";
import type { StoredIssue } from "./issue.ts";
import { issueQuery, issuesQuery } from "./issues-queries.ts";
import { fetchIssue, saveIssue } from "./issues-repository.ts";
import { readKept, storeKept } from "./kept-words.ts";

type Source = {
  readonly id: string;
  readonly userId: string;
  /** Null for one that the server does not have. */
  readonly stored: StoredIssue | null;
};

/** Also those whose editor is closed while the server lacks something: whoever opens it again goes on with the same. */
const living = new Map<string, IssueSaver>();

function saverOf(key: string, make: () => IssueSaver): IssueSaver {
  const saver = living.get(key) ?? make();
  living.set(key, saver);
  return saver;
}

/** What is being written of one issue, saved as one writes, when a field is left, when the tab is hidden and when the editor goes. */
export function useIssueSaver({ id, userId, stored }: Source) {
  const queryClient = useQueryClient();
  const key = `${userId}:${id}`;
  const make = () =>
    issueSaver(
      { stored, kept: readKept(userId, id) },
      {
        save: (version, words) => saveIssue({ id, version }, words),
        read: () => fetchIssue(id),
        keep: (kept) => storeKept(userId, id, kept),
        onStored: (part) => {
          const { queryKey } = issueQuery(id);
          const known = { id, state: "draft", changedBy: "", ...part } as const;
          void queryClient
            .cancelQueries({ queryKey })
            .then(() => queryClient.setQueryData(queryKey, known));
          void renew(queryClient, issuesQuery().queryKey);
        },
      },
    );
  const [saver] = useState(() => saverOf(key, make));
  const view = useSyncExternalStore(saver.subscribe, saver.read);

  useLeaveWarning(view.isAtRisk);

  useEffect(() => {
    if (stored) saver.meet(stored);
  }, [saver, stored]);

  useEffect(() => {
    const saveNow = () => void saver.save();
    const saveIfHidden = () => document.visibilityState === "hidden" && saveNow();
    saver.wake();
    document.addEventListener("visibilitychange", saveIfHidden);
    addEventListener("pagehide", saveNow);
    addEventListener("online", saveNow);
    return () => {
      document.removeEventListener("visibilitychange", saveIfHidden);
      removeEventListener("pagehide", saveNow);
      removeEventListener("online", saveNow);
      void saver.save().finally(() => {
        if (!saver.isIdle()) return;
        living.delete(key);
        // Nothing was written of a new one.
        if (saver.read().version === 0) storeKept(userId, id, null);
      });
    };
  }, [saver, key, userId, id]);

  return { ...view, saver };
}

export type IssueDraft = ReturnType<typeof useIssueSaver>;
