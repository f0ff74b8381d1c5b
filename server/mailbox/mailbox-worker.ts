import { randomUUID } from "node:crypto";
import type { Database } from "../backend/database.ts";
import { errorFacts, type Logger } from "../logging.ts";
import type { MailboxSettings } from "../settings.ts";
import { openMailbox, type FoundLetter, type OpenMailbox } from "./imap-mailbox.ts";
import type { LetterRules } from "./letter.ts";
import { mailboxCursor, type Place } from "./mailbox-cursor.ts";
import { readInThread } from "./read-in-thread.ts";
import { unfetchedLetter, unreadableLetter } from "./read-letter.ts";
import { whatFailed } from "./what-failed.ts";

/** The lease is of a minute. */
const RENEW_MS = 20_000;
/** While another process reads. */
const STANDBY_MS = 20_000;
/** A line that has just worked is tried again almost at once. */
const SHORT_PAUSE_MS = 1_000;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 600_000;
const MOST_TRIES = 3;
/** So often a letter is asked for before it is passed as one that the mail server does not hand out. */
const MOST_FETCHES = 10;
/** After connecting these are looked at once more: a server may number a letter late. */
const LOOK_BACK = 100;

export type MailboxWorker = { stop(): Promise<void> };

/**
 * Reads the mailbox of the house for as long as the server runs: whatever happens it tries again, and after a break it
 * goes on where it was. Decisions: docs/decisions/0044.
 */
export function startMailboxWorker(
  { kysely, engine }: Database,
  settings: MailboxSettings,
  rules: LetterRules,
  logger: Logger,
  afterStore: () => void,
  waitAfter: (failures: number) => number = pauseAfter,
): MailboxWorker {
  const ending = new AbortController();
  const cursor = mailboxCursor(kysely, settings.name, randomUUID());
  let failures = 0;
  let stuck = { uid: 0, fetches: 0 };

  async function pause(milliseconds: number): Promise<void> {
    if (ending.signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    ending.signal.addEventListener("abort", () => resolve(), { once: true });
    await promise;
    clearTimeout(timer);
  }

  async function work(): Promise<void> {
    // Nobody else can have this database open: a process that was killed has left the mailbox behind.
    if (engine === "pglite") await cursor.free().catch(() => undefined);
    while (!ending.signal.aborted) {
      try {
        const place = await cursor.hold();
        if (place === undefined) await pause(STANDBY_MS);
        else await readUntilItEnds(place);
      } catch (error) {
        if (ending.signal.aborted) return;
        failures += 1;
        const wait = waitAfter(failures);
        logger.warn(errorFacts(error), "the mailbox cannot be read");
        await cursor.report(whatFailed(error), new Date(Date.now() + wait)).catch(() => undefined);
        await pause(wait);
      }
    }
  }

  async function readUntilItEnds(place: Place): Promise<void> {
    const mailbox = await openMailbox(settings.imapUrl);
    const renewing = setInterval(() => void cursor.hold().catch(() => undefined), RENEW_MS);
    const end = () => void mailbox.close();
    ending.signal.addEventListener("abort", end, { once: true });
    try {
      let lastUid = await begin(mailbox, place);
      while (!ending.signal.aborted) {
        for (const uid of await cursor.unread(await mailbox.findAbove(lastUid))) {
          if (ending.signal.aborted) return;
          await take(mailbox, uid);
          lastUid = uid;
        }
        failures = 0;
        await cursor.report("", null);
        await mailbox.waitForNews(ending.signal);
        if ((await cursor.hold()) === undefined) return;
      }
    } finally {
      ending.signal.removeEventListener("abort", end);
      clearInterval(renewing);
      await mailbox.close();
    }
  }

  /** Where to read on. A mailbox that is new begins now, or at the day of the settings; one that counts anew is compared. */
  async function begin(mailbox: OpenMailbox, place: Place): Promise<number> {
    if (place.uidValidity === mailbox.uidValidity)
      return Math.max(place.firstUid, place.lastUid - LOOK_BACK);
    const day = settings.since ?? (place.uidValidity === "" ? undefined : dayBefore(place.begunAt));
    const [first] = day === undefined ? [] : await mailbox.findSince(day);
    const lastUid = (first ?? mailbox.uidNext) - 1;
    await cursor.number(mailbox.uidValidity, lastUid);
    return lastUid;
  }

  /** A line that breaks says nothing of the letter, unless it breaks at the same one again and again. */
  async function fetched(mailbox: OpenMailbox, uid: number): Promise<FoundLetter | undefined> {
    try {
      return await mailbox.fetch(uid);
    } catch (error) {
      if (ending.signal.aborted) throw error;
      stuck = { uid, fetches: stuck.uid === uid ? stuck.fetches + 1 : 1 };
      if (stuck.fetches >= MOST_FETCHES) {
        await cursor.store(uid, unfetchedLetter(`${settings.name} ${mailbox.uidValidity} ${uid}`));
        afterStore();
      }
      throw error;
    }
  }

  /** One letter. What fails three times, or ends the process three times, is passed as unreadable. */
  async function take(mailbox: OpenMailbox, uid: number): Promise<void> {
    const found = await fetched(mailbox, uid);
    if (found === undefined) return;
    const tries = await cursor.tries(uid);
    if (tries > MOST_TRIES) {
      await cursor.store(uid, unreadableLetter(found.raw, "it failed three times"));
    } else {
      await cursor.store(uid, await readInThread(found.raw, rules, found.size));
    }
    afterStore();
  }

  const running = work();
  return {
    async stop() {
      ending.abort();
      await running;
      await cursor.leave().catch(() => undefined);
    },
  };
}

/** The days of a mail server are those of its own time zone. */
function dayBefore(moment: Date): Date {
  return new Date(moment.getTime() - 86_400_000);
}

/** In milliseconds: 1 second, then 15, 30, 60 and so on up to ten minutes, for ever. */
function pauseAfter(failures: number): number {
  if (failures <= 1) return SHORT_PAUSE_MS;
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 2), LONGEST_PAUSE_MS);
}
