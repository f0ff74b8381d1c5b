import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { isoTimestamp, type Database } from "./database.ts";
import { kyselyOverMembers, type PoolMember } from "./postgres-pool.ts";

const POOL_SIZE = 10;
const TIMESTAMPTZ = 1184;
/** Any number of our own: the advisory lock that server processes starting together queue for. */
const START_LOCK = "7163020261";

export function openPostgresDatabase(databaseUrl: string): Database {
  const connection = connect(databaseUrl, () => undefined);
  const members = Array.from({ length: POOL_SIZE }, () => openMember(databaseUrl));
  const kysely = kyselyOverMembers(members);
  connection.kysely = kysely;
  return {
    engine: "postgres",
    connection,
    kysely,
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

function openMember(databaseUrl: string): PoolMember {
  const member: PoolMember = {
    client: connect(databaseUrl, () => {
      member.lost = true;
    }).driver,
    lost: false,
  };
  return member;
}

function connect(databaseUrl: string, onclose: () => void): PostgresConnection {
  return createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: 1,
      // A connection is never ended between two statements of a transaction.
      max_lifetime: null,
      idle_timeout: 0,
      connect_timeout: 10,
      backoff: secondsBeforeRetry,
      onclose,
      onnotice: ignoreNotice,
      types: {
        timestamptz: {
          to: TIMESTAMPTZ,
          from: [TIMESTAMPTZ],
          serialize: (value: string) => value,
          parse: isoTimestamp,
        },
      },
    },
  });
}

/** The driver's own pauses grow to 20 s, which visitors would feel after a short outage. */
function secondsBeforeRetry(attempt: number): number {
  return Math.min(0.02 * 2 ** attempt, 0.5);
}

function ignoreNotice(): void {}
