import { isPast } from "#app/lib/dates.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/** Whether applications are still taken (decision D29). The visitor's clock decides, not the day of the build. */
export function useIsOpen(validThrough: string): boolean {
  return !useHydrated() || !isPast(validThrough, new Date());
}
