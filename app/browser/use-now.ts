import { useEffect, useState } from "react";

const minute = 60_000;

/** The visitor's clock, a minute at a time, so that "Today" does not outlive the day. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
