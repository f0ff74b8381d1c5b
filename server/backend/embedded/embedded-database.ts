import { Duplex } from "node:stream";
import type { Database } from "../database.ts";
import { createPool, kyselyOverPool } from "../pool.ts";
import { connectOnce, openMember } from "../postgres-client.ts";
import { keepCheckpoints } from "./checkpoints.ts";
import { groupFlush } from "./group-flush.ts";
import { Supervisor } from "./supervisor.ts";

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
  const member = openMember(NOWHERE, { socket: () => supervisor.connect().catch(brokenSocket) });
  const pool = createPool([member]);
  const flushLog = groupFlush(pool);
  let isAlone = false;
  const kysely = kyselyOverPool(pool, {
    flushLog,
    watch(statement) {
      if (isAlone) return;
      const timer = setTimeout(() => supervisor.restart(), statementTimeout);
      const stop = () => clearTimeout(timer);
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

/** A connection that ends as soon as it is there: a client that is given none waits for it for ever. */
function brokenSocket(error: Error): Duplex {
  const socket = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
  setImmediate(() => socket.destroy(error));
  return socket;
}
