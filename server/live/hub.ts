import type { Claims } from "../gateway/signed-token.ts";
import { openEventStream, type EventStream } from "./event-stream.ts";

/** How many streams one account, and the server, may have open. A browser holds one for all its tabs. */
export const STREAMS_OF_AN_ACCOUNT = 4;
export const STREAMS_IN_ALL = 200;

/** Proxies give a silent line up after a minute (nginx) or half of one. */
const KEEP_ALIVE_MS = 25_000;
const CHECK_MS = 60_000;
/** The longest time that a timer knows. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

type Watcher = { readonly claims: Claims; readonly stream: EventStream };

export type Hub = {
  /** A stream for who has just been seen to work here, until their token expires. */
  open(claims: Claims): ReadableStream<Uint8Array> | "full" | "closed";
  tell(): void;
  /** Looks whether everybody who listens still works here, and ends the streams of those who do not. */
  checkNow(): Promise<void>;
  /** Ends all streams, and lets none begin. */
  close(): void;
};

/** The open streams of one server. `worksHere` rejects while nobody can tell: then streams stay. */
export function createHub(worksHere: (claims: Claims) => Promise<boolean>): Hub {
  const watchers = new Set<Watcher>();
  let isClosed = false;
  let isChecking = false;

  function isFullFor({ sub }: Claims): boolean {
    const own = [...watchers].filter(({ claims }) => claims.sub === sub).length;
    return own >= STREAMS_OF_AN_ACCOUNT || watchers.size >= STREAMS_IN_ALL;
  }

  async function checkNow(): Promise<void> {
    for (const { claims, stream } of watchers) {
      if (!(await worksHere(claims).catch(() => true))) stream.end();
    }
  }

  const keepingAlive = setInterval(() => {
    for (const { stream } of watchers) stream.keepAlive();
  }, KEEP_ALIVE_MS);
  // A database that takes longer than a minute is not asked by two at once.
  const checking = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    void checkNow().finally(() => {
      isChecking = false;
    });
  }, CHECK_MS);

  return {
    open(claims) {
      if (isClosed) return "closed";
      if (isFullFor(claims)) return "full";
      const stream = openEventStream(() => {
        clearTimeout(expiring);
        watchers.delete(watcher);
      });
      const watcher: Watcher = { claims, stream };
      const left = Math.ceil(claims.exp * 1000 - Date.now());
      const expiring = setTimeout(() => stream.end(), Math.min(left, LONGEST_TIMER_MS));
      watchers.add(watcher);
      return stream.body;
    },
    tell() {
      for (const { stream } of watchers) stream.tell();
    },
    checkNow,
    close() {
      isClosed = true;
      clearInterval(keepingAlive);
      clearInterval(checking);
      for (const { stream } of watchers) stream.end();
    },
  };
}
