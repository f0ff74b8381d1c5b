import { useEffect, useEffectEvent } from "react";
import type { LetterStep } from "./timeline.ts";

/** A reply that somebody wants to begin: to this letter, or to the newest. */
export type ReplyWish = {
  /** The record in which. */
  readonly entry: string;
  readonly letter: LetterStep | null;
  readonly isForAll: boolean;
};

const asked = new EventTarget();
let waiting: ReplyWish | null = null;

/** Begins a reply in the open record; in one that is being opened, as soon as it is there. */
export function startReply(wish: ReplyWish) {
  waiting = wish;
  asked.dispatchEvent(new Event("ask"));
}

export function useStartReply(entry: string, begin: (wish: ReplyWish) => void) {
  const take = useEffectEvent(() => {
    if (waiting?.entry !== entry) return;
    const wish = waiting;
    waiting = null;
    begin(wish);
  });
  useEffect(() => {
    const onAsk = () => take();
    onAsk();
    asked.addEventListener("ask", onAsk);
    return () => asked.removeEventListener("ask", onAsk);
  }, []);
}
