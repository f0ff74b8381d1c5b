import { sql } from "kysely";
import type { Database } from "./backend/database.ts";
import type { BackendSettings } from "./settings.ts";

const PATIENCE_MS = 2_000;
/** Everybody may ask; the database writes for it once in this time. */
const GOOD_FOR_MS = 1_000;

/** Writes to the database and reads it back; false when that fails or takes longer than two seconds. */
export function databaseHealth(database: Database): () => Promise<boolean> {
  return once(GOOD_FOR_MS, () =>
    withinPatience(
      sql`
        insert into private.health_check (at) values (now())
        on conflict (only_row) do update set at = excluded.at returning at`.execute(
        database.kysely,
      ),
    ),
  );
}

/** Asks the sign-in service of the hosted project. */
export function hostedHealth(
  settings: Extract<BackendSettings, { mode: "hosted" }>,
): () => Promise<boolean> {
  return once(0, () =>
    withinPatience(
      fetch(`${settings.url}/auth/v1/health`, {
        headers: { apikey: settings.publishableKey },
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).then((response) => {
        if (!response.ok) throw new Error(`answered ${response.status}`);
      }),
    ),
  );
}

/** One question for all who ask while it is open, and for so many milliseconds afterwards. */
function once(goodFor: number, ask: () => Promise<boolean>): () => Promise<boolean> {
  let last: { readonly answer: Promise<boolean>; goodUntil: number } | undefined;
  return () => {
    if (last !== undefined && performance.now() < last.goodUntil) return last.answer;
    const current = { answer: ask(), goodUntil: Infinity };
    void current.answer.then(() => {
      current.goodUntil = performance.now() + goodFor;
    });
    last = current;
    return current.answer;
  };
}

async function withinPatience(question: Promise<unknown>): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), PATIENCE_MS);
  try {
    return await Promise.race([
      question.then(
        () => true,
        () => false,
      ),
      timeout,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
