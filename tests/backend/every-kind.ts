import { everyKind, rowFrom, type SampledKind } from "../kinds/every-kind.ts";
import type { Row } from "../kinds/kind-sample.ts";
import { aLetter, storeLetter } from "./conversation/a-letter.ts";
import { send } from "./records.ts";
import type { Chair, TestServer } from "./test-server.ts";

const writerEmail = "writer@perilune.example";

type Answer = { readonly error: { readonly message: string } | null };

/** Who may send records: each with the address, and the mailbox of the house. */
export type Senders = {
  readonly visitor: Chair;
  readonly applicant: Chair;
  readonly mailbox: (row: Row) => Promise<Answer>;
  /** Whoever writes down what came by no form. */
  readonly byHand: (row: Row) => Promise<Answer>;
};

export function sendersOf(server: TestServer, applicant: Chair): Senders {
  return {
    visitor: server.visitor(),
    applicant,
    mailbox: async ({ id, name, email, subject, message }) => {
      const letter = aLetter({
        digest: String(id),
        messageId: `${String(id)}@mail.example`,
        fromName: String(name),
        fromAddress: String(email),
        subject: String(subject),
        body: String(message),
      });
      await storeLetter(server, letter);
      return { error: null };
    },
    byHand: async (row) => {
      const writer = await server.signIn(writerEmail).catch(() => server.staff(writerEmail));
      return writer.rpc("add_lead", row);
    },
  };
}

/** Sends a row the way its form does; an applicant's address is the account's. */
export async function sendAs(senders: Senders, { record }: SampledKind, row: Row): Promise<Answer> {
  const { sentBy, table } = record;
  if (typeof sentBy === "object") return senders.visitor.rpc(sentBy.rpc, row);
  if (sentBy === "mailbox") return senders.mailbox(row);
  if (sentBy === "staff") return senders.byHand(row);
  return send(sentBy === "account" ? senders.applicant : senders.visitor, table, row);
}

/** Sends one record of every kind from this address; the applicant is signed in with it. */
export async function sendEveryKind(
  server: TestServer,
  applicant: Chair,
  email: string,
): Promise<void> {
  const senders = sendersOf(server, applicant);
  for (const kind of everyKind) {
    const { error } = await sendAs(senders, kind, rowFrom(kind, email));
    if (error) throw new Error(`${kind.name}: ${error.message}`);
  }
  const told = { kind: "support", email, path: "/support", utm_source: "letter" };
  const { error } = await send(senders.visitor, "lead_sources", told);
  if (error) throw new Error(error.message);
}
