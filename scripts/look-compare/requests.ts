import { setTimeout } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";

/** In milliseconds. */
const patience = 20_000;

export type Requests = {
  /** Waits until every request has its answer, and gives up on one that gets none. */
  answered(): Promise<void>;
};

/** Counts what a page asks of the network from here on. */
export function countRequests(page: Page): Requests {
  const open = new Set<Request>();
  page.on("request", (request) => {
    // What the inbox hears changes by has no end.
    if (new URL(request.url()).pathname !== "/events") open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return {
    async answered() {
      const end = performance.now() + patience;
      for (let quiet = 0; quiet < 3 && performance.now() < end;) {
        await setTimeout(10);
        quiet = open.size === 0 ? quiet + 1 : 0;
      }
    },
  };
}
