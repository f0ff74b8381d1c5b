import { useSyncExternalStore } from "react";
import { isPast } from "#domain/formats.ts";

const never = () => () => undefined;

/** Whether applications are still taken (decision D29). The visitor's clock decides, not the day of the build. */
export function useIsOpen(validThrough: string): boolean {
  return useSyncExternalStore(
    never,
    () => !isPast(validThrough, new Date()),
    () => true,
  );
}
