import { followChanges } from "./live-repository.ts";
import { mostFailures, pauseAfter, type LiveMode } from "./pauses.ts";
import { whenSeenAgain } from "./when-seen-again.ts";

/** A stream that has lived so many milliseconds was a good one, whatever ended it. */
const goodLife = 10_000;

type Holding = {
  readonly signal: AbortSignal;
  readonly onMode: (mode: LiveMode) => void;
  /** Something has changed, or may have while nobody listened. */
  readonly onChange: () => void;
};

/** Keeps the stream open until the signal: opens it again when it ends, and tries in growing pauses while it fails. */
export async function holdStream({ signal, onMode, onChange }: Holding): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let openedAt = Infinity;
    const onOpen = () => {
      openedAt = Date.now();
      onMode("stream");
      onChange();
    };
    const end = await followChanges({ signal, onOpen, onChange });
    if (signal.aborted) return;
    failures = Date.now() - openedAt >= goodLife ? 1 : failures + 1;
    const isRefused = end === "refused" || end === "absent";
    if (isRefused || failures >= mostFailures) onMode("polling");
    await pause(pauseAfter(end, failures), isRefused, signal);
  }
}

/** Ends early where the tab is seen again or the network is back, which may be why the stream had ended. */
function pause(milliseconds: number, isWhole: boolean, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = new AbortController();
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener("abort", () => resolve(), { signal: over.signal });
  if (!isWhole) whenSeenAgain(resolve, over.signal);
  return promise.finally(() => {
    clearTimeout(timer);
    over.abort();
  });
}
