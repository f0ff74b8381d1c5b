const second = 1_000;

/** From so many failures in a row on the stream counts as absent. */
export const mostFailures = 3;

/** How long to wait after a refusal, which asking again soon does not change, and at most after failures. */
const longestPause = 60 * second;

/**
 * How long to wait before the stream is opened again, in milliseconds: 1, 2, 4 … seconds, half of it by chance so that a
 * server that comes back is not met by everybody at once.
 */
export function pauseAfter(failures: number, isRefused = false, chance = Math.random()): number {
  const longest = isRefused ? longestPause : Math.min(second * 2 ** (failures - 1), longestPause);
  return longest * (0.5 + chance / 2);
}

/** How an open tab learns what is new: told by the server, asking again and again, or not known yet. */
export type LiveMode = "starting" | "stream" | "polling";

/**
 * How many milliseconds pass until the tab looks by itself. Beside a stream it does so for what time alone changes, such as
 * what is overdue, and only where somebody can see it.
 */
export function beatOf(mode: LiveMode, isSeen: boolean): number | null {
  if (mode !== "stream") return (isSeen ? 15 : 60) * second;
  return isSeen ? 60 * second : null;
}
