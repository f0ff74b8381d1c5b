import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { LetterState, MailMode } from "#app/content/mail.ts";
import { isChanging } from "./letter.ts";
import {
  fetchLetterCounts,
  fetchLetters,
  fetchMailMode,
  type LetterCursor,
} from "./mail-repository.ts";

/** Everything that a sent letter makes old lies under this key. */
export const mailKey = ["mail"] as const;

/** The numbers look by themselves while the tab is visible: letters go out without anybody here. */
const countsInterval = 15_000;

/** While a letter on show is about to change. */
const changingInterval = 3_000;

export function lettersQuery(state: LetterState | "all", mode: MailMode | undefined) {
  return infiniteQueryOptions({
    queryKey: [...mailKey, "letters", state],
    queryFn: ({ pageParam, signal }) => fetchLetters(state, pageParam, signal),
    initialPageParam: null as LetterCursor | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state: { data } }) => {
      const letters = data?.pages.flatMap((page) => page.letters) ?? [];
      return letters.some((letter) => isChanging(letter, mode)) && changingInterval;
    },
  });
}

export function letterCountsQuery() {
  return queryOptions({
    queryKey: [...mailKey, "counts"],
    queryFn: ({ signal }) => fetchLetterCounts(signal),
    refetchInterval: countsInterval,
  });
}

export function mailModeQuery() {
  return queryOptions({ queryKey: ["mail-mode"], queryFn: fetchMailMode, staleTime: Infinity });
}
