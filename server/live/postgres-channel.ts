import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type postgres from "postgres";
import { connectOnce } from "../backend/postgres-client.ts";
import { errorFacts, type Logger } from "../logging.ts";

const CHANNEL = "perilune_change";
/** By which the connections of this kind are found in pg_stat_activity. */
export const APPLICATION_NAME = "perilune events";
/** How long the database may take to answer, and to send what was said back to us. */
const PATIENCE_MS = 5_000;
/** A line that broke without a word is noticed after so long. */
const ECHO_EVERY_MS = 30_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;
/** While it was never heard: something between this server and the database may pass nothing on, now or ever. */
const LONGEST_UNHEARD_PAUSE_MS = 60_000;
/** A start waits no longer for the first try. */
const START_MS = 2_000;

export type Channel = {
  /** Tells the other servers. What cannot be said now is said when the line is there again. */
  notify(): void;
  /** Whether others have ever been heard from here: not through a pooler that lends connections by transaction. */
  isHeard(): boolean;
  stop(): Promise<void>;
};

/**
 * A connection of its own beside the pool, by which servers on one PostgreSQL tell each other that something has
 * changed. It comes again by itself after whatever breaks it, and takes the gap for news. Resolves when it listens, or two seconds later.
 */
export async function openPostgresChannel(
  databaseUrl: string,
  onNews: () => void,
  logger: Logger,
): Promise<Channel> {
  const own = randomUUID();
  const ownEcho = `echo ${own}`;
  const ending = new AbortController();
  const started = new AbortController();
  let line: postgres.Sql | undefined;
  let failures = 0;
  let wasHeard = false;
  let isOwing = false;

  function notify(): void {
    isOwing = true;
    if (line === undefined) return;
    isOwing = false;
    line.unsafe(`notify ${CHANNEL}, '${own}'`).catch(() => undefined);
  }

  /** One connection, from its beginning to its end. */
  async function listen(): Promise<void> {
    const over = new AbortController();
    const end = () => over.abort();
    ending.signal.addEventListener("abort", end, { once: true });
    let echo = Promise.withResolvers<void>();
    const { driver } = connectOnce(databaseUrl, {
      connection: { application_name: APPLICATION_NAME },
      onclose: end,
      onnotify(_channel, from) {
        if (from === ownEcho) echo.resolve();
        else if (from !== own && !from.startsWith("echo ")) onNews();
      },
    });
    async function hearOneself(): Promise<void> {
      echo = Promise.withResolvers();
      await inTime(driver.unsafe(`notify ${CHANNEL}, '${ownEcho}'`), over.signal);
      await inTime(echo.promise, over.signal);
    }
    try {
      await inTime(driver.unsafe(`listen ${CHANNEL}`), over.signal);
      await hearOneself();
      begin(driver);
      while (!(await isOverIn(ECHO_EVERY_MS, over.signal))) await hearOneself();
    } finally {
      // What was being said as it broke may have got lost.
      if (line !== undefined) isOwing = true;
      line = undefined;
      ending.signal.removeEventListener("abort", end);
      const closing = driver.end({ timeout: ending.signal.aborted ? 1 : 0 }).catch(() => undefined);
      // A stop waits for the last word; what broke may take its time.
      if (ending.signal.aborted) await closing;
    }
  }

  function begin(driver: postgres.Sql): void {
    if (failures > 0) logger.info("changes at other servers are heard");
    failures = 0;
    wasHeard = true;
    line = driver;
    onNews();
    if (isOwing) notify();
    started.abort();
  }

  async function keepListening(): Promise<void> {
    while (!ending.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (ending.signal.aborted) return;
        if (failures === 0)
          logger.warn(errorFacts(error), "changes at other servers are not heard");
        failures += 1;
      });
      const longest = wasHeard ? LONGEST_PAUSE_MS : LONGEST_UNHEARD_PAUSE_MS;
      await isOverIn(Math.min(FIRST_PAUSE_MS * 2 ** failures, longest), ending.signal);
    }
  }

  const listening = keepListening();
  await isOverIn(START_MS, started.signal);
  return {
    notify,
    isHeard: () => wasHeard,
    async stop() {
      ending.abort();
      await listening;
    },
  };
}

/** Waits so long, or until the signal; whether that came first. */
function isOverIn(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return setTimeout(milliseconds, false, { signal }).catch(() => true);
}

/** Rejects when it takes too long, or the signal comes before. */
async function inTime(work: PromiseLike<unknown>, signal: AbortSignal): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = new AbortController();
  const lost = () => reject(new NotHeard());
  signal.addEventListener("abort", lost, { once: true });
  if (signal.aborted) lost();
  void isOverIn(PATIENCE_MS, giveUp.signal).then((isDone) => {
    if (!isDone) lost();
  });
  try {
    await Promise.race([work, promise]);
  } finally {
    giveUp.abort();
    signal.removeEventListener("abort", lost);
  }
}

class NotHeard extends Error {}
