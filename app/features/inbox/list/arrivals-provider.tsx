import type { ReactNode } from "react";
import { ArrivalsContext, useArrivalsOfAll } from "./use-arrivals.ts";

/** Around all parts of the console: what comes in is told in the browser's tab, whatever is on show. */
export function ArrivalsProvider({ children }: { readonly children: ReactNode }) {
  return <ArrivalsContext value={useArrivalsOfAll()}>{children}</ArrivalsContext>;
}
