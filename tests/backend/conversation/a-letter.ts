import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Letter } from "../../../server/mailbox/letter.ts";
import type { TestServer } from "../test-server.ts";

/** A letter as the reader hands it over; each is another one. */
export function aLetter(more: Partial<Letter> = {}): Letter {
  const id = randomUUID();
  return {
    sort: "letter",
    digest: id,
    messageId: `${id}@mail.example`,
    answers: [],
    tokens: [],
    fromName: "Maya Ortega",
    fromAddress: "maya@ortega.example",
    replyTo: [],
    to: ["hello@perilune.example"],
    cc: [],
    subject: "Our booking form",
    sentAt: "2026-12-01T10:00:00.000Z",
    headers: "From: Maya",
    trouble: "",
    body: "It is a PDF.",
    folds: [],
    senderCheck: "unknown",
    ...more,
  };
}

/** Stores a letter as the mailbox's reader does; answers its message, `null` for one that is known. */
export async function storeLetter({ backend }: TestServer, letter: Letter): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select private.store_letter(${JSON.stringify(letter)}::text::jsonb) as id`.execute(
    backend.database.kysely,
  );
  return rows[0]?.id ?? null;
}
