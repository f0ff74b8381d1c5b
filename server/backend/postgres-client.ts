import type { Socket } from "node:net";
import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { isoTimestamp } from "./database.ts";
import type { PoolMember } from "./pool.ts";

const TIMESTAMPTZ = 1184;

/** `socket` gives a connection that is there already; the driver's types do not know it. */
type Options = NonNullable<Parameters<typeof createPostgresConnection>[0]["postgresOptions"]> & {
  readonly socket?: () => Promise<Socket>;
};

/** A pool member of its own connection; `options` say where it leads. */
export function openMember(url: string, options: Options = {}): PoolMember {
  const member: PoolMember = {
    client: connectOnce(url, {
      ...options,
      onclose: () => {
        member.lost = true;
      },
    }).driver,
    lost: false,
  };
  return member;
}

/** What the package's App is mounted on, with one connection that opens at its first statement. */
export function connectOnce(url: string, options: Options = {}): PostgresConnection {
  return createPostgresConnection({
    url,
    postgresOptions: {
      max: 1,
      // A connection is never ended between two statements of a transaction.
      max_lifetime: null,
      idle_timeout: 0,
      connect_timeout: 10,
      backoff: secondsBeforeRetry,
      onnotice: ignoreNotice,
      ...options,
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
