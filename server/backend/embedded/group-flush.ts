import { sendOn, type Pool } from "../pool.ts";

/** Nothing to do when nothing was written since the last one: then no file is touched. */
const FLUSH = `
  select pg_logical_emit_message(false, '', '', true)
  where pg_current_wal_insert_lsn() > pg_current_wal_flush_lsn()`;

/**
 * Brings what has been committed to the disk, once for all who wait for it: it takes its turn on the one session, and
 * whoever commits before that turn comes is part of it.
 */
export function groupFlush(pool: Pool): () => Promise<void> {
  let next: Promise<void> | undefined;

  async function flush(): Promise<void> {
    const { member, giveBack } = await pool.take();
    next = undefined;
    try {
      await sendOn(member, member.client.unsafe(FLUSH));
    } finally {
      giveBack();
    }
  }

  return () => (next ??= flush());
}
