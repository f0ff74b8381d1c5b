import { useEffect, useEffectEvent } from "react";
import type { CallProgress } from "./call-repository.ts";

const pause = 15_000;

/** Asks how far a call is: now, whenever the page is looked at again, and from time to time while it is looked at. */
export function useCallProgress(id: string, onAnswer: (answer: CallProgress | null) => void) {
  const answered = useEffectEvent(onAnswer);

  useEffect(() => {
    let isAsking = false;
    /** Looked at again meanwhile: the answer under way may be of before. */
    let isWanted = false;
    let isOver = false;

    async function ask() {
      if (document.hidden) return;
      isWanted = isAsking;
      if (isAsking) return;
      isAsking = true;
      try {
        const { callProgress } = await import("./call-repository.ts");
        const answer = await callProgress(id);
        if (!isOver) answered(answer);
      } catch {
        // The letter confirms all the same; the next look asks again.
      }
      isAsking = false;
      if (isWanted && !isOver) await ask();
    }

    const look = () => void ask();
    look();
    const timer = setInterval(look, pause);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, [id]);
}
