import { Worker } from "node:worker_threads";
import type { LetterTask } from "./letter-thread.ts";
import type { LetterRules, ReadLetter } from "./letter.ts";
import { unreadableLetter } from "./read-letter.ts";
import { troubles } from "./troubles.ts";

const DEADLINE_MS = 20_000;
const MEGABYTES = 256;

/**
 * Reads a letter beside the requests of visitors, with a memory and a time of its own: what a stranger has sent can end
 * this thread, and nothing else. Never throws; what cannot be read is a letter that says so. `size` is that of the whole
 * letter when `raw` is only its beginning.
 */
export async function readInThread(
  raw: Uint8Array,
  rules: LetterRules,
  size?: number,
  deadline = DEADLINE_MS,
): Promise<ReadLetter> {
  const task: LetterTask = { raw, rules, size };
  const worker = new Worker(new URL("letter-thread.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<ReadLetter>();
  const fail = (reason: string) => resolve(unreadableLetter(raw, reason));
  const timer = setTimeout(() => fail(troubles.slow), deadline);
  worker.once("message", (read: ReadLetter) => resolve(read));
  worker.once("error", (error: Error & { code?: string }) =>
    fail(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? troubles.memory : error.message),
  );
  worker.once("exit", () => fail("it ended its reader"));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
