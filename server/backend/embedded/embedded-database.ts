import type { Database } from "../database.ts";
import { createPool, kyselyOverPool } from "../pool.ts";
import { connectOnce, openMember } from "../postgres-client.ts";
import { keepCheckpoints } from "./checkpoints.ts";
import { groupFlush } from "./group-flush.ts";
import { protocolSocket } from "./protocol-socket.ts";
import { Supervisor } from "./supervisor.ts";

/** How often in its time a statement is looked at: it ends at most a quarter late. */
const LOOKS = 4;

/** Not connected to: statements go through the supervisor. */
const NOWHERE = "postgres://postgres@localhost/postgres";

/**
 * PGlite on `<dataFolder>/pg` in a process of its own. The caller holds the lock of the folder. A statement over its
 * time, in milliseconds, cannot be ended alone: the process is ended and started again, and what was promised is in its
 * log.
 */
export async function openEmbeddedDatabase(
  dataFolder: string,
  statementTimeout: number,
): Promise<Database> {
  const supervisor = await Supervisor.start(dataFolder);
  const member = openMember(NOWHERE, { socket: () => protocolSocket(supervisor.connect()) });
  const pool = createPool([member]);
  const flushLog = groupFlush(pool);
  let isAlone = false;
  const kysely = kyselyOverPool(pool, {
    flushLog,
    watch(statement) {
      if (isAlone) return;
      const sentAt = performance.now();
      // More than once: it may have waited for a process, and has its time from when there is one.
      const timer = setInterval(
        () => supervisor.endAfter(statementTimeout, sentAt),
        statementTimeout / LOOKS,
      );
      const stop = () => clearInterval(timer);
      statement.then(stop, stop);
    },
  });
  const unhurried = kyselyOverPool(pool, { flushLog });
  const connection = connectOnce(NOWHERE);
  connection.kysely = kysely;
  const endCheckpoints = keepCheckpoints(unhurried);
  return {
    engine: "pglite",
    connection,
    kysely,
    unhurried,
    async alone(work) {
      isAlone = true;
      try {
        return await work();
      } finally {
        isAlone = false;
      }
    },
    async close() {
      endCheckpoints();
      await supervisor.close();
      await Promise.all([connection.close(), member.client.end({ timeout: 0 })]);
    },
  };
}
