import { sql, type Kysely } from "kysely";

const BETWEEN_LOOKS_MS = 10_000;
/** Bytes of log after which it is time: they are read again at the start after a cut, in about a second. */
const MUCH_LOG = 32 * 1024 * 1024;

/**
 * Brings the data files up to what the log holds, so that the log can begin anew: an engine of one session does it only
 * when told. After every 32 MB of log, and five minutes after the last one if there was anything since. Gives what
 * ends it.
 */
export function keepCheckpoints(kysely: Kysely<unknown>): () => void {
  const timer = setInterval(() => {
    // A process that is being started again has just made one.
    void checkpointWhenDue(kysely).catch(() => undefined);
  }, BETWEEN_LOOKS_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function checkpointWhenDue(kysely: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`
    select from pg_control_checkpoint() last,
      lateral (select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), last.redo_lsn) as bytes) log
    where log.bytes > ${MUCH_LOG}::numeric
      -- A checkpoint itself writes less than a kilobyte.
      or (log.bytes > 1024 and last.checkpoint_time < now() - interval '5 minutes')`.execute(
    kysely,
  );
  if (rows.length > 0) await sql`checkpoint`.execute(kysely);
}
