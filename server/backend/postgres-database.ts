import { sql } from "kysely";
import type { Database } from "./database.ts";
import { createPool, kyselyOverPool } from "./pool.ts";
import { connectOnce, openMember } from "./postgres-client.ts";

const POOL_SIZE = 10;
/** Any number of our own: the advisory lock that server processes starting together queue for. */
const START_LOCK = "7163020261";

/** `statementTimeout` in milliseconds; it holds also after this process was killed. */
export function openPostgresDatabase(databaseUrl: string, statementTimeout: number): Database {
  const limits = {
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
  };
  const connection = connectOnce(databaseUrl);
  const members = Array.from({ length: POOL_SIZE }, () =>
    openMember(databaseUrl, { connection: limits }),
  );
  const pool = createPool(members);
  // Not the driver's own way to cancel: it loses a connection that is still being opened, and says nothing when it is done.
  const canceller = openMember(databaseUrl, { connection: limits });
  const cancelling = kyselyOverPool(createPool([canceller]));
  const unhurried = {
    whenTaken: "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0",
    whenGivenBack: "reset statement_timeout; reset idle_in_transaction_session_timeout",
  };
  let isAlone = false;
  const kysely = kyselyOverPool(pool, {
    async cancel(session) {
      await sql`select pg_cancel_backend(${session})`.execute(cancelling);
    },
    get whenTaken() {
      return isAlone ? unhurried.whenTaken : undefined;
    },
    get whenGivenBack() {
      return isAlone ? unhurried.whenGivenBack : undefined;
    },
  });
  connection.kysely = kysely;
  return {
    engine: "postgres",
    connection,
    kysely,
    unhurried: kyselyOverPool(pool, unhurried),
    alone: (work) =>
      connection.driver.begin(async (transaction) => {
        await transaction.unsafe(`select pg_advisory_xact_lock(${START_LOCK})`);
        isAlone = true;
        try {
          return await work();
        } finally {
          isAlone = false;
        }
      }) as ReturnType<typeof work>,
    async close() {
      await Promise.all([
        connection.close(),
        ...[...members, canceller].map(({ client }) => client.end()),
      ]);
    },
  };
}
