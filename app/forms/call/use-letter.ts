import { useEffect, useState } from "react";
import type { IsoMoment } from "./open-times.ts";

/** Milliseconds from one letter to the next. */
const between = 60_000;
/** Milliseconds for which a time is kept after the first. */
const kept = 30 * 60_000;
/** A mailbox gets three a day; the first went with the booking. */
const most = 2;

export type Letter = ReturnType<typeof useLetter>;

/** The letter that asks a mailbox, and how often it can be sent again. */
export function useLetter(id: string, keepsUntil: IsoMoment) {
  const [now, setNow] = useState(() => Date.now());
  const [last, setLast] = useState(() => Math.min(Date.parse(keepsUntil) - kept, now));
  const [count, setCount] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isLast = count >= most;
  /** Seconds. */
  const wait = isLast ? 0 : Math.max(0, Math.ceil((last + between - now) / 1000));
  const isWaiting = wait > 0;
  const canSend = !isWaiting && !isSending && !isLast;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function send() {
    if (!canSend) return;
    setIsSending(true);
    try {
      const { askAgain } = await import("./call-repository.ts");
      await askAgain(id);
      setNow(Date.now());
      setLast(Date.now());
      setCount(count + 1);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
    setIsSending(false);
  }

  return {
    wait,
    sentAgain: count > 0 ? new Date(last) : null,
    isLast,
    isSending,
    hasFailed,
    canSend,
    send,
  } as const;
}
