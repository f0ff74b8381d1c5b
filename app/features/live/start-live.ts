import { holdStream } from "./hold-stream.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { beatOf, type LiveMode } from "./pauses.ts";
import { shareStream } from "./share-stream.ts";
import { isSeen, whenSeenAgain } from "./when-seen-again.ts";

type Live = {
  readonly userId: string;
  /** Reads again what may have changed. */
  readonly look: () => Promise<unknown>;
  readonly onMode: (mode: LiveMode) => void;
};

/** Looks again whenever something may have changed, until the function that it gives is called. */
export function startLive({ userId, look, onMode }: Live): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const lookAgain = oneAtATime(look);
  let mode: LiveMode = "starting";
  let timer: ReturnType<typeof setTimeout>;

  const ask = shareStream({
    userId,
    signal,
    hold: (tell) => holdStream({ signal, onMode: tell, onChange: () => tell("changed") }),
    onWord: (word) => {
      if (word === "changed") lookAgain();
      else if (word !== mode) changeTo(word);
    },
  });

  function changeTo(next: LiveMode) {
    mode = next;
    onMode(next);
    waitForBeat();
  }

  function waitForBeat() {
    clearTimeout(timer);
    const wait = beatOf(mode, isSeen());
    if (wait !== null) timer = setTimeout(beat, wait);
  }

  function beat() {
    lookAgain();
    ask();
    waitForBeat();
  }

  whenSeenAgain(lookAgain, signal);
  addEventListener("visibilitychange", waitForBeat, { signal });
  waitForBeat();
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}
