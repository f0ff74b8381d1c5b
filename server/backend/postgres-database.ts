import { createPostgresConnection } from "@supabase/lite/postgres";
import { sql } from "kysely";
import { isoTimestamp, type Database } from "./database.ts";

const POOL_SIZE = 10;
/** Any number of our own: the advisory lock that server processes starting together queue for. */
const START_LOCK = 7_163_020_261;

export function openPostgresDatabase(databaseUrl: string): Database {
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: POOL_SIZE,
      connect_timeout: 10,
      onnotice: ignoreNotice,
      types: {
        timestamptz: {
          to: 1184,
          from: [1184],
          serialize: (value: string) => value,
          parse: isoTimestamp,
        },
      },
    },
  });
  const { kysely } = connection;
  return {
    engine: "postgres",
    connection,
    kysely,
    alone: (work) =>
      kysely.connection().execute(async (single) => {
        await sql`select pg_advisory_lock(${START_LOCK}::bigint)`.execute(single);
        try {
          return await work();
        } finally {
          await sql`select pg_advisory_unlock(${START_LOCK}::bigint)`.execute(single);
        }
      }),
    close: () => connection.close(),
  };
}

function ignoreNotice(): void {}
