import { useEffect, useEffectEvent } from "react";
import type { LetterStep } from "./timeline.ts";

/** A reply that somebody wants to begin: to this letter, or to the newest. */
export type ReplyWish = { readonly letter: LetterStep | null; readonly isForAll: boolean };

const asked = new EventTarget();
let waiting: ReplyWish | null = null;

/** Begins a reply in the open record; in one that is being opened, as soon as it is there. */
export function startReply(wish: ReplyWish) {
  waiting = wish;
  asked.dispatchEvent(new Event("ask"));
}

/** Whoever opens another record wants no reply in it. */
export function forgetReply() {
  waiting = null;
}

export function useStartReply(begin: (wish: ReplyWish) => void) {
  const take = useEffectEvent(() => {
    if (!waiting) return;
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
