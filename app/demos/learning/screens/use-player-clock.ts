import { useEffect, type Dispatch } from "react";
import type { LearningAction } from "../reducer.ts";

/** Milliseconds between two looks at the clock. */
const step = 250;

/** Runs the player while it plays and the page can be seen. */
export function usePlayerClock(isPlaying: boolean, dispatch: Dispatch<LearningAction>) {
  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      dispatch({ type: "tick", milliseconds: now - last });
      last = now;
    }, step);
    const pause = () => {
      if (document.visibilityState === "hidden") dispatch({ type: "pause" });
    };
    document.addEventListener("visibilitychange", pause);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", pause);
    };
  }, [isPlaying, dispatch]);
}
