import type { Kysely } from "kysely";
import { readInThread } from "./read-in-thread.ts";
import { storeLetter } from "./store-letter.ts";

/** Of a report with the letter that it sends back, in bytes. */
export const BOUNCE_BYTES = 1024 * 1024;

/**
 * Takes in a mail server's report of a letter of ours (RFC 3464), as the mailbox would: for sites whose reports go elsewhere.
 * What is no report is not stored. `ownAddress` is the one that our letters come from.
 */
export async function takeBounce(
  kysely: Kysely<unknown>,
  report: Uint8Array,
  ownAddress: string,
): Promise<"stored" | "known" | "no report"> {
  const read = await readInThread(report, { ownAddress, authServer: "" });
  if (read.letter.sort !== "report") return "no report";
  const isNew = await kysely.transaction().execute((transaction) => storeLetter(transaction, read));
  return isNew ? "stored" : "known";
}
