import * as z from "zod/mini";

/** A letter that belongs to no record. */
export type ReceivedLetter = {
  readonly id: string;
  /** ISO time, as the database wrote it: the cursor is made of it. */
  readonly at: string;
  readonly kind: "letter" | "automatic" | "bounce" | "colleague" | "unreadable";
  readonly fromName: string;
  readonly fromAddress: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** What could not be read or kept, in words; mostly empty. */
  readonly trouble: string;
  /** What is quoted in the text, as pairs of places. */
  readonly folds: readonly number[];
  readonly isForged: boolean;
};

const row = z.object({
  id: z.string(),
  at: z.string(),
  sort: z.enum(["letter", "automatic", "bounce", "colleague", "unreadable"]),
  from_name: z.string(),
  from_address: z.string(),
  to_addresses: z.array(z.string()),
  subject: z.string(),
  trouble: z.string(),
  folds: z.array(z.number()),
  sender_check: z.enum(["verified", "failed", "unknown"]),
});

export const receivedColumns = Object.keys(row.shape).join(",");

export function receivedOf(rows: unknown): readonly ReceivedLetter[] {
  return z
    .array(row)
    .parse(rows)
    .map((letter) => ({
      id: letter.id,
      at: letter.at,
      kind: letter.sort,
      fromName: letter.from_name,
      fromAddress: letter.from_address,
      to: letter.to_addresses,
      subject: letter.subject,
      trouble: letter.trouble,
      folds: letter.folds,
      isForged: letter.sender_check === "failed",
    }));
}
