import { useEffect, useState } from "react";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import type { OpenTime } from "./open-times.ts";

/**
 * Which times are offered: looked up when this appears and `ready` is over, and again on demand. What was known meanwhile
 * stays.
 */
export function useOpenCalls(type: CallTypeId, ready: Promise<void>) {
  /** `undefined` while it is under way, `null` when it failed. */
  const [answer, setAnswer] = useState<readonly OpenTime[] | null | undefined>();
  const times = useLastKnown(answer);

  useEffect(() => {
    void lookUp(type, ready).then(setAnswer);
  }, [type, ready]);

  return {
    times,
    hasFailed: answer === null,
    reload: () => {
      setAnswer(undefined);
      void lookUp(type, ready).then(setAnswer);
    },
  } as const;
}

async function lookUp(type: CallTypeId, ready: Promise<void>): Promise<readonly OpenTime[] | null> {
  try {
    await ready;
    const { openCalls } = await import("./call-repository.ts");
    return await openCalls(type);
  } catch (error) {
    console.error("Calls: the open times could not be read.", error);
    return null;
  }
}
