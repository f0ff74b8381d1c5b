import { useEffect, useEffectEvent, useRef, useState } from "react";
import { workToasts } from "#app/content/inbox-work.ts";
import type { FailedAction } from "../use-failed-action.ts";

/** As long as something can be taken back, in milliseconds. */
export const undoTime = 10_000;

export type Offer = {
  /** What has happened, or is about to. */
  readonly text: string;
  /** Of what happens then: milliseconds of this computer's clock. The seconds until then are shown. */
  readonly until?: number;
  readonly takeBack: () => Promise<void>;
  /** For what has no way back and therefore waits: done when the time is over, or something else begins. */
  readonly commit?: () => Promise<void>;
  /** Does at once what has waited while the page goes away. */
  readonly leave?: () => void;
};

/** The last thing that can be taken back, for so many milliseconds. */
export function useUndo(action: FailedAction, time = undoTime) {
  const [offered, setOffered] = useState<Offer | null>(null);
  const current = useRef<Offer | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function clear(): Offer | null {
    const last = current.current;
    clearTimeout(timer.current);
    current.current = null;
    setOffered(null);
    return last;
  }

  /** Ends the time to think of what is on offer. */
  async function settle(): Promise<void> {
    await clear()?.commit?.();
  }

  function offer(next: Offer) {
    void settle();
    current.current = next;
    setOffered(next);
    timer.current = setTimeout(() => void settle(), time);
  }

  async function takeBack(): Promise<void> {
    const last = clear();
    if (last) await attempt(last);
  }

  async function attempt(last: Offer): Promise<void> {
    try {
      await last.takeBack();
      action.clear();
    } catch (error) {
      action.tell(workToasts.tooLate, error, () => void attempt(last));
    }
  }

  const leave = useEffectEvent(() => clear()?.leave?.());
  const settleAtEnd = useEffectEvent(() => void clear()?.commit?.());
  useEffect(() => {
    const onLeave = () => leave();
    addEventListener("pagehide", onLeave);
    return () => {
      removeEventListener("pagehide", onLeave);
      settleAtEnd();
    };
  }, []);

  return { offered, offer, settle, takeBack };
}

export type Undo = ReturnType<typeof useUndo>;
