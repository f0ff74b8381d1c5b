import { sql, type Kysely, type RawBuilder } from "kysely";
import { errorFacts, type Logger } from "../logging.ts";

/** How often it is looked for what is due; nothing of it is about seconds. */
const LOOK_EVERY_MS = 60_000;

/**
 * Makes letters to the team of what they are to be told. A failure is logged and stops nothing: letters to people outside
 * come first.
 */
export function startNudges(kysely: Kysely<unknown>, logger: Logger): () => Promise<void> {
  let lookedAt = -Infinity;

  async function attempt(statement: RawBuilder<unknown>): Promise<void> {
    try {
      await statement.execute(kysely);
    } catch (error) {
      logger.warn(errorFacts(error), "letters to the team could not be made");
    }
  }

  return async () => {
    const now = performance.now();
    if (now - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = now;
      await attempt(sql`select private.find_nudges()`);
    }
    await attempt(sql`select private.hand_out_nudges()`);
  };
}
