import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const shape = z.strictObject({
  file: z.string(),
  /** Not for a copy of what is there, and for what we have sent ourselves. */
  stored: z.boolean(),
  sort: z.enum(["letter", "automatic", "bounce", "unreadable"]),
  check: z.enum(["verified", "failed", "unknown"]),
  /** A and B are those of the test, B the newer one; `new` is one of its own, `none` stands under Received. */
  record: z.enum(["A", "B", "new", "none"]),
  match: z.enum(["", "token", "reference", "sender"]),
  from: z.string(),
  fromName: z.string(),
  /** `{REFERENCE}` is that of record A, here and in the letter. */
  subject: z.string(),
  hasDate: z.boolean(),
  /** What is seen and what is folded, in turns; together it is all of the text. */
  text: z.array(z.string()).min(1),
  files: z.array(z.string()),
  inline: z.array(z.string()),
  trouble: z.string(),
  replyTo: z.array(z.string()).optional(),
});

export type ExpectedLetter = z.infer<typeof shape>;

/** The letters of this folder, and what is to become of each. */
export const expectedLetters: readonly ExpectedLetter[] = z
  .array(shape)
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, "expected.json"), "utf8")));

/** As it comes over the wire. */
export function letterFile(file: string, reference = "PR-00000000"): Buffer {
  const raw = readFileSync(path.join(import.meta.dirname, file));
  const place = raw.indexOf("{REFERENCE}");
  if (place < 0) return raw;
  return Buffer.concat([
    raw.subarray(0, place),
    Buffer.from(reference),
    raw.subarray(place + "{REFERENCE}".length),
  ]);
}
