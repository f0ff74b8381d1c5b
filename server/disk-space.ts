import { statfs } from "node:fs/promises";
import type { Logger } from "./logging.ts";
import type { Settings } from "./settings.ts";

const BETWEEN_LOOKS_MS = 10_000;
const MEGABYTE = 1024 * 1024;
/** What the log says again, while nothing is done about it. */
const BETWEEN_WARNINGS_MS = 60 * 60_000;

/**
 * "low": the team is told. "full": nothing more is taken, so that what is there stays whole and can still be read; the
 * database itself would end in the middle of a write.
 */
export type DiskState = "enough" | "low" | "full";

export type DiskWatch = {
  state(): DiskState;
  stop(): void;
};

/** Watches the space beside a folder, from now on and every ten seconds. */
export async function watchDisk(
  folder: string,
  { warnBelow, stopBelow }: Settings["diskSpace"],
  logger: Logger,
  freeBytes = freeBytesBeside,
): Promise<DiskWatch> {
  let state: DiskState = "enough";
  let warnedAt = -Infinity;

  async function look(): Promise<void> {
    // A folder that cannot be asked says nothing about its space.
    const free = await freeBytes(folder).catch(() => Infinity);
    const was = state;
    state = free < stopBelow * MEGABYTE ? "full" : free < warnBelow * MEGABYTE ? "low" : "enough";
    const isTimeToSay = state !== was || performance.now() - warnedAt > BETWEEN_WARNINGS_MS;
    if (state === "enough" || !isTimeToSay) return;
    warnedAt = performance.now();
    logger[state === "full" ? "error" : "warn"](
      { freeMegabytes: Math.floor(free / MEGABYTE) },
      state === "full"
        ? "the disk is full: nothing is stored any more"
        : "disk space is running low",
    );
  }

  await look();
  const timer = setInterval(() => void look(), BETWEEN_LOOKS_MS);
  timer.unref();
  return { state: () => state, stop: () => clearInterval(timer) };
}

async function freeBytesBeside(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
