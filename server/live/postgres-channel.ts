import { randomUUID } from "node:crypto";
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
  const listens = Promise.withResolvers<void>();
  let line: postgres.Sql | undefined;
  let wasHeard = false;
  let isOwing = false;

  function notify(): void {
    isOwing = true;
    if (line === undefined) return;
    isOwing = false;
    line.unsafe(`notify ${CHANNEL}, '${own}'`).catch(() => undefined);
  }

  async function listen(): Promise<void> {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    let echo = Promise.withResolvers<void>();
    const { driver } = connectOnce(databaseUrl, {
      connection: { application_name: APPLICATION_NAME },
      onclose: () => close(),
      onnotify(_channel, from) {
        if (from === ownEcho) echo.resolve();
        else if (from !== own && !from.startsWith("echo ")) onNews();
      },
    });
    async function hearOneself(): Promise<void> {
      echo = Promise.withResolvers();
      await inTime(driver.unsafe(`notify ${CHANNEL}, '${ownEcho}'`), closed);
      await inTime(echo.promise, closed);
    }
    try {
      await inTime(driver.unsafe(`listen ${CHANNEL}`), closed);
      await hearOneself();
      begin(driver);
      while (!ending.signal.aborted) {
        if (await isOverIn(ECHO_EVERY_MS, closed)) return;
        await hearOneself();
      }
    } finally {
      // What was being said as it broke may have got lost.
      if (line !== undefined) isOwing = true;
      line = undefined;
      void driver.end({ timeout: 0 }).catch(() => undefined);
    }
  }

  function begin(driver: postgres.Sql): void {
    line = driver;
    failures = 0;
    if (wasHeard) onNews();
    if (isOwing) notify();
    wasHeard = true;
    listens.resolve();
  }

  let failures = 0;
  async function keepListening(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await listen();
      } catch (error) {
        if (failures === 0)
          logger.warn(errorFacts(error), "changes at other servers are not heard");
        failures += 1;
      }
      const longest = wasHeard ? LONGEST_PAUSE_MS : LONGEST_UNHEARD_PAUSE_MS;
      await isOverIn(Math.min(FIRST_PAUSE_MS * 2 ** failures, longest));
    }
  }

  /** Waits so long, or until the stop or the end of the connection; whether that came first. */
  async function isOverIn(milliseconds: number, closed?: Promise<void>): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), milliseconds);
    const end = () => resolve(true);
    ending.signal.addEventListener("abort", end, { once: true });
    void closed?.then(end);
    if (ending.signal.aborted) end();
    const isOver = await promise;
    clearTimeout(timer);
    ending.signal.removeEventListener("abort", end);
    return isOver;
  }

  const listening = keepListening();
  await isOverIn(START_MS, listens.promise);
  return {
    notify,
    isHeard: () => wasHeard,
    async stop() {
      const last = line;
      ending.abort();
      await last?.end({ timeout: 1 }).catch(() => undefined);
      await listening;
    },
  };
}

/** Rejects when it takes too long, or the connection ends before. */
async function inTime<Result>(
  work: PromiseLike<Result>,
  closed: Promise<void>,
): Promise<Result | undefined> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NotHeard()), PATIENCE_MS);
  const lost = closed.then(() => Promise.reject(new NotHeard()));
  try {
    return await Promise.race([work, promise, lost]);
  } finally {
    clearTimeout(timer);
    lost.catch(() => undefined);
  }
}

class NotHeard extends Error {}
