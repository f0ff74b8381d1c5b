import { useEffect, useEffectEvent, useState } from "react";
import { tellHere, type Present } from "./timeline-repository.ts";

const interval = 10_000;

/**
 * Says that the record is open while its tab is seen, and answers who else has it open. What fails is asked again with the
 * next beat: presence warns, and stands in nobody's way.
 */
export function usePresence(entry: string, isWriting: boolean, readUntil: string | null): readonly Present[] {
  const [others, setOthers] = useState<readonly Present[]>([]);
  const beat = useEffectEvent(async (signal: AbortSignal) => {
    if (document.hidden) return;
    const present = await tellHere(entry, isWriting, readUntil, signal).catch(() => null);
    if (present && !signal.aborted) setOthers(present);
  });
  useEffect(() => {
    const ending = new AbortController();
    void beat(ending.signal);
    const timer = setInterval(() => void beat(ending.signal), interval);
    return () => {
      ending.abort();
      clearInterval(timer);
    };
  }, [entry, isWriting, readUntil]);
  return others;
}
