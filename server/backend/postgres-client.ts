import type { Duplex } from "node:stream";
import type postgres from "postgres";
import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { isoTimestamp } from "./database.ts";
import { ConnectionLost, type PoolMember } from "./pool.ts";

const TIMESTAMPTZ = 1184;

/**
 * `socket` gives a connection that is there already, `onnotify` hears what is said on a channel; the driver's types do not
 * know them.
 */
type Options = NonNullable<Parameters<typeof createPostgresConnection>[0]["postgresOptions"]> & {
  readonly socket?: () => Promise<Duplex>;
  readonly onnotify?: (channel: string, payload: string) => void;
};

/** A pool member of its own connection; `options` say where it leads. */
export function openMember(url: string, options: Options = {}): PoolMember {
  function connect(): postgres.Sql {
    const { driver } = connectOnce(url, {
      ...options,
      onclose() {
        // One that was replaced already may still say so.
        if (member.client === driver) replace(driver);
      },
    });
    return driver;
  }
  function replace(broken: postgres.Sql): void {
    member.client = connect();
    member.lost = true;
    member.generation += 1;
    member.whenLost?.(new ConnectionLost());
    void broken.end({ timeout: 0 }).catch(() => undefined);
  }
  const member: PoolMember = {
    client: connect(),
    lost: false,
    generation: 0,
    whenLost: undefined,
    session: undefined,
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

function ignoreNotice(): void {}
