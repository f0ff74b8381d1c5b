const second = 1_000;

/** From so many failures in a row on the stream counts as absent. */
export const mostFailures = 3;

/** At most after failures, and after a refusal, which asking again soon does not change. */
const longestPause = 60 * second;

/** Where there are none, as at a site with a hosted database. */
const pauseOfAbsent = 300 * second;

/** Why there is no stream any more, or never was one; `absent`: this site has none. */
export type StreamEnd = "absent" | "refused" | "failed" | "ended";

/**
 * How long to wait before the stream is opened again, in milliseconds: after failures in a row 1, 2, 4 … seconds. Half of
 * it is chance, so that a server that comes back is not met by everybody at once.
 */
export function pauseAfter(end: StreamEnd, failures: number, chance = Math.random()): number {
  return longestAfter(end, failures) * (0.5 + chance / 2);
}

function longestAfter(end: StreamEnd, failures: number): number {
  if (end === "absent") return pauseOfAbsent;
  if (end === "refused") return longestPause;
  return Math.min(second * 2 ** (failures - 1), longestPause);
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
