import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { EmailState, MailMode } from "#app/content/mail.ts";
import { liveQuery } from "#app/lib/live-query.ts";
import { isChanging } from "./email.ts";
import {
  fetchEmailCounts,
  fetchEmails,
  fetchMailMode,
  type EmailCursor,
} from "./mail-repository.ts";

/** Everything that a sent e-mail makes old lies under this key. */
export const mailKey = ["mail"] as const;

/** While an e-mail on show is about to change. */
const changingInterval = 3_000;

export function emailsQuery(state: EmailState | "all", mode: MailMode | undefined) {
  return infiniteQueryOptions({
    queryKey: [...mailKey, "letters", state],
    queryFn: ({ pageParam, signal }) => fetchEmails(state, pageParam, signal),
    initialPageParam: null as EmailCursor | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state: { data } }) => {
      const emails = data?.pages.flatMap((page) => page.emails) ?? [];
      const now = new Date();
      return emails.some((email) => isChanging(email, mode, now)) && changingInterval;
    },
  });
}

export function emailCountsQuery() {
  return queryOptions({
    queryKey: [...mailKey, "counts"],
    queryFn: ({ signal }) => fetchEmailCounts(signal),
    ...liveQuery,
  });
}

export function mailModeQuery() {
  return queryOptions({ queryKey: ["mail-mode"], queryFn: fetchMailMode, staleTime: Infinity });
}
