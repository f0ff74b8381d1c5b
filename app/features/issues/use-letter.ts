import { useQuery } from "@tanstack/react-query";
import { startTransition, useEffect, useMemo, useState } from "react";
import type { IssueWords } from "./issue.ts";

/**
 * So long does typing rest before the letter is made anew, in milliseconds: longer for a long one, of which the making could be
 * felt in the next letter that is typed.
 */
const restOf = ({ body }: IssueWords) => 250 + body.length / 50;

/** The letter of these words, a moment after they were typed; null until its script is there. */
export function useLetter(words: IssueWords) {
  const query = useQuery({
    queryKey: ["issue letter"],
    queryFn: () => import("./letter.ts"),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  const rested = useRested(words);
  const make = query.data?.letterOf;
  const letter = useMemo(() => make?.(rested) ?? null, [make, rested]);
  return { letter, query };
}

function useRested(words: IssueWords): IssueWords {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(words)), restOf(words));
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
}
