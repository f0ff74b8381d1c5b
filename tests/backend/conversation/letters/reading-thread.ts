import { parentPort } from "node:worker_threads";
import type { LetterRules } from "../../../../server/mailbox/letter.ts";
import { readLetter, unreadableLetter } from "../../../../server/mailbox/read-letter.ts";

const rules: LetterRules = {
  ownAddress: "hello@perilune.example",
  authServer: "mx.perilune.example",
};

/** Reads one letter after the other, as the thread of the product reads one: whatever is thrown makes it unreadable. */
parentPort?.on("message", (raw: Uint8Array) => {
  void readLetter(raw, rules)
    .catch((error: unknown) => unreadableLetter(raw, error instanceof Error ? error.message : ""))
    .then(({ letter, files }) => {
      const known = files.map(({ bytes, ...file }) => ({ ...file, bytes: bytes?.length ?? null }));
      parentPort?.postMessage({ letter, files: known }, []);
    });
});
