import { setTimeout } from "node:timers/promises";
import type { Admission } from "./allow-list.ts";
import { createFairQueue } from "./fair-queue.ts";

/**
 * How many requests reach the backend at once, each lane for itself: however much is asked, a form finds a place. In all
 * as many as PostgreSQL has connections.
 */
const SIZES = {
  sends: { atOnce: 4, waitingOfOne: 100, waitingInAll: 500 },
  questions: { atOnce: 4, waitingOfOne: 100, waitingInAll: 400 },
  accounts: { atOnce: 2, waitingOfOne: 50, waitingInAll: 200 },
} as const;

/** Who is refused would ask again at once; answering later makes a thousand of them a thousand a second at most. */
const REFUSAL_DELAY_MS = 1_000;

export type Lanes = {
  /** Gives what frees the place; undefined, after a while, when too many wait. */
  enter(admission: Admission, key: string, gone: AbortSignal): Promise<(() => void) | undefined>;
};

export function createLanes(): Lanes {
  const lanes = {
    sends: createFairQueue(SIZES.sends),
    questions: createFairQueue(SIZES.questions),
    accounts: createFairQueue(SIZES.accounts),
  };
  return {
    async enter(admission, key, gone) {
      const leave = await lanes[laneOf(admission)].enter(key, gone);
      if (leave === undefined) await setTimeout(REFUSAL_DELAY_MS);
      return leave;
    },
  };
}

function laneOf(admission: Admission): keyof typeof SIZES {
  if (admission.kind === "function") return admission.isSend ? "sends" : "questions";
  if (admission.kind === "table") return admission.writes ? "sends" : "questions";
  return "accounts";
}
