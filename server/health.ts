import { sql } from "kysely";
import type { Database } from "./backend/database.ts";
import type { BackendSettings } from "./settings.ts";

const PATIENCE_MS = 2_000;

/** Asks the database for nothing; false when it fails or keeps silent for two seconds. */
export function databaseHealth(database: Database): () => Promise<boolean> {
  return () => withinPatience(sql`select 1`.execute(database.kysely));
}

/** Asks the sign-in service of the hosted project. */
export function hostedHealth(
  settings: Extract<BackendSettings, { mode: "hosted" }>,
): () => Promise<boolean> {
  return () =>
    withinPatience(
      fetch(`${settings.url}/auth/v1/health`, {
        headers: { apikey: settings.publishableKey },
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).then((response) => {
        if (!response.ok) throw new Error(`answered ${response.status}`);
      }),
    );
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
