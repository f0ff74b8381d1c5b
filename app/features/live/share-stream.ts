import type { LiveMode } from "./pauses.ts";
import { whenSeenAgain } from "./when-seen-again.ts";

/** What tabs say to each other: the mode of the one that holds the stream, that something has changed, or a question. */
type Word = LiveMode | "changed" | "who holds it?";

/** Who holds the stream answers within so many milliseconds, or does not live any more. */
const answerLimit = 2_000;

type Sharing = {
  readonly userId: string;
  readonly signal: AbortSignal;
  /** Holds the stream until the signal. What it tells reaches all tabs, this one included. */
  readonly hold: (tell: (word: LiveMode | "changed") => void) => Promise<void>;
  readonly onWord: (word: LiveMode | "changed") => void;
};

/**
 * Of all tabs of one person in one browser one holds the stream and tells the others, because a browser opens few
 * connections to one server; when it closes, another takes over. Where the browser has no locks each tab holds its own.
 * Gives what asks whether the stream is still held.
 */
export function shareStream({ userId, signal, hold, onWord }: Sharing): () => void {
  if (!("locks" in navigator) || !("BroadcastChannel" in globalThis)) {
    void hold(onWord);
    return () => undefined;
  }
  const name = `perilune-live-${userId}`;
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of one origin.
  const say = (word: Word) => channel.postMessage(word);
  let isHolder = false;
  let mode: LiveMode = "starting";
  let silence: ReturnType<typeof setTimeout>;

  function hear(word: LiveMode | "changed") {
    clearTimeout(silence);
    if (signal.aborted) return;
    if (word !== "changed") mode = word;
    onWord(word);
  }

  /** A tab that the browser has put to sleep keeps its lock, and says nothing. */
  function ask() {
    if (isHolder) return;
    say("who holds it?");
    clearTimeout(silence);
    silence = setTimeout(hear, answerLimit, "polling");
  }

  channel.addEventListener("message", ({ data }: MessageEvent<Word>) => {
    if (data !== "who holds it?") hear(data);
    else if (isHolder) say(mode);
  });
  whenSeenAgain(ask, signal);
  ask();
  signal.addEventListener("abort", () => {
    clearTimeout(silence);
    channel.close();
  });

  function tell(word: LiveMode | "changed") {
    hear(word);
    if (!signal.aborted) say(word);
  }

  void navigator.locks
    .request(name, { signal }, async () => {
      isHolder = true;
      clearTimeout(silence);
      await hold(tell);
    })
    .catch(() => undefined);
  return ask;
}
