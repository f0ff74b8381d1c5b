import { startTransition, useEffect, useState } from "react";
import { dayAt } from "#domain/dates.ts";
import { isOverServedPage } from "#app/browser/use-hydrated.ts";
import { servedMoment } from "./served-moment.ts";

/** A time of the clock, `19:12`, or what gives the one of a day; it has to stay the same function. */
type Start = string | ((day: Date) => string);

/**
 * The time in a demo. It begins today at a time of the clock, `19:12`, or at the visitor's own time, and goes on
 * while the page can be seen.
 *
 * @param step milliseconds between two looks at the clock
 */
export function useDemoClock(step: number, start?: Start): Date {
  const [now, setNow] = useState(() =>
    beginning(isOverServedPage() ? servedMoment : new Date(), start),
  );
  useEffect(() => {
    const opened = new Date();
    const base = beginning(opened, start).getTime();
    function refresh() {
      if (document.visibilityState === "hidden") return;
      setNow(new Date(base + Date.now() - opened.getTime()));
    }
    // In the transition in which `useDemoState` does the same, so that no frame shows one's time with the other's data.
    startTransition(() => setNow(new Date(base)));
    const timer = setInterval(refresh, step);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [step, start]);
  return now;
}

function beginning(moment: Date, start: Start | undefined): Date {
  if (start === undefined) return moment;
  return dayAt(moment, 0, typeof start === "string" ? start : start(moment));
}
