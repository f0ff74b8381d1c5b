import { parentPort, workerData } from "node:worker_threads";
import type { LetterRules } from "./letter.ts";
import { readBeginning, readLetter } from "./read-letter.ts";

/** What `readInThread` hands over. */
export type LetterTask = {
  readonly raw: Uint8Array;
  readonly rules: LetterRules;
  /** Of the whole letter, when `raw` is its beginning alone. */
  readonly size: number | undefined;
};

// eslint-disable-next-line typescript/no-unsafe-type-assertion -- readInThread is the only one that starts it.
const { raw, rules, size } = workerData as LetterTask;
const read = await (size === undefined ? readLetter(raw, rules) : readBeginning(raw, size, rules));
// Handed over, not copied: a film would hold up the thread that answers visitors.
const buffers = read.files.flatMap(({ bytes }) =>
  bytes?.buffer instanceof ArrayBuffer && bytes.length === bytes.buffer.byteLength
    ? [bytes.buffer]
    : [],
);
parentPort?.postMessage(read, [...new Set(buffers)]);
