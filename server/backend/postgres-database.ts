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
  const kysely = kyselyOverPool(pool, { canCancel: true });
  connection.kysely = kysely;
  return {
    engine: "postgres",
    connection,
    kysely,
    unhurried: kyselyOverPool(pool, {
      whenTaken: "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0",
      whenGivenBack: "reset statement_timeout; reset idle_in_transaction_session_timeout",
    }),
    alone: (work) =>
      connection.driver.begin(async (transaction) => {
        await transaction.unsafe(`select pg_advisory_xact_lock(${START_LOCK})`);
        return work();
      }) as ReturnType<typeof work>,
    async close() {
      await Promise.all([connection.close(), ...members.map(({ client }) => client.end())]);
    },
  };
}
