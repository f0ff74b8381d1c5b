import { randomUUID } from "node:crypto";
import type { Letter } from "../../../server/mailbox/letter.ts";

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
