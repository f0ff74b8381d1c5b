import { useEffect, useState } from "react";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import type { BookedTime } from "./available-slots.ts";

/** What is taken, and the moment at which that was so. */
type Lookup = { readonly taken: readonly BookedTime[]; readonly now: Date };

/** Which times are taken: looked up when this appears, and again on demand. What was known meanwhile stays. */
export function useBookedCalls() {
  /** `undefined` while it is under way, `null` when it failed. */
  const [answer, setAnswer] = useState<Lookup | null | undefined>();
  const lookup = useLastKnown(answer);

  useEffect(() => {
    void lookUp().then(setAnswer);
  }, []);

  return {
    lookup,
    hasFailed: answer === null,
    reload: () => {
      setAnswer(undefined);
      void lookUp().then(setAnswer);
    },
  } as const;
}

async function lookUp(): Promise<Lookup | null> {
  try {
    const { bookedCalls } = await import("./call-repository.ts");
    return { taken: await bookedCalls(), now: new Date() };
  } catch (error) {
    console.error("Calls: the taken times could not be read.", error);
    return null;
  }
}
