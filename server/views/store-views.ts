import { sql, type Kysely } from "kysely";
import { countRepeats } from "../counted-log.ts";
import { errorFacts, type Logger } from "../logging.ts";
import type { DayOfViews, ViewCounts } from "./view-counts.ts";

/** A process that is killed loses what it has counted since the last time. */
const EVERY_MS = 10_000;

export type StoredViews = {
  /** What is counted, now instead of within ten seconds. */
  store(): Promise<void>;
  /** Stores what is left; nothing is stored any more by itself. */
  stop(): Promise<void>;
};

/** Adds what is counted to the database every ten seconds; what it does not take is added the next time. */
export function startStoringViews(
  kysely: Kysely<unknown>,
  counts: Pick<ViewCounts, "take" | "giveBack">,
  logger: Logger,
): StoredViews {
  const failed = countRepeats((facts, message) => logger.error(facts, message));
  let last: Promise<void> = Promise.resolve();

  async function add({ day, counts: rows }: DayOfViews): Promise<void> {
    const added = sql`select private.add_views(${day}::date, ${JSON.stringify(rows)}::text::jsonb)`;
    await added.execute(kysely);
  }
  async function storeTaken(): Promise<void> {
    for (const taken of counts.take()) {
      try {
        await add(taken);
      } catch (error) {
        counts.giveBack(taken);
        failed(errorFacts(error), "views could not be stored");
      }
    }
  }
  function store(): Promise<void> {
    last = last.then(storeTaken);
    return last;
  }
  const timer = setInterval(() => void store(), EVERY_MS).unref();
  return {
    store,
    stop() {
      clearInterval(timer);
      return store();
    },
  };
}
