import { ConnectionLost, sendOn, type Pool, type PoolRules } from "../pool.ts";

/** Nothing to do when nothing was written since the last one: then no file is touched. */
const FLUSH = `
  select pg_logical_emit_message(false, '', '', true)
  where pg_current_wal_insert_lsn() > pg_current_wal_flush_lsn()`;

/**
 * Brings what has been committed to the disk, once for all who wait for it: it takes its turn on the one session, and
 * whoever commits before that turn comes is part of it, unless the session that they had is not the one that flushes.
 */
export function groupFlush(pool: Pool): NonNullable<PoolRules["flushLog"]> {
  let next: Promise<number> | undefined;

  /** Gives the generation of the connection on which it was done. */
  async function flush(): Promise<number> {
    const { member, giveBack } = await pool.take();
    next = undefined;
    try {
      const { generation } = member;
      await sendOn(member, member.client.unsafe(FLUSH));
      return generation;
    } finally {
      giveBack();
    }
  }

  return async (generation) => {
    const flushedOn = await (next ??= flush());
    if (flushedOn !== generation) throw new ConnectionLost();
  };
}
