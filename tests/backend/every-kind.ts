import { sql } from "kysely";
import { everyKind, rowFrom, type SampledKind } from "../kinds/every-kind.ts";
import type { Row } from "../kinds/kind-sample.ts";
import { send } from "./records.ts";
import type { Chair, TestServer } from "./test-server.ts";

/** Who may send records, each with the address, and the server whose mailbox gets letters. */
export type Senders = {
  readonly visitor: Chair;
  readonly applicant: Chair;
  readonly server: TestServer;
};

/** Sends a row the way its form does; an applicant's address is the account's. */
export async function sendAs(
  { visitor, applicant, server }: Senders,
  { record }: SampledKind,
  row: Row,
): Promise<{ readonly error: { readonly message: string } | null }> {
  const { sentBy, table } = record;
  if (typeof sentBy === "object") return visitor.rpc(sentBy.rpc, row);
  if (sentBy === "mailbox") {
    await storeLetter(server, row);
    return { error: null };
  }
  return send(sentBy === "account" ? applicant : visitor, table, row);
}

/** As the reader of the mailbox does; answers its message, null for one that is known. */
export async function storeLetter({ backend }: TestServer, letter: object): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select private.store_letter(${JSON.stringify(letter)}::text::jsonb) as id`.execute(
    backend.database.kysely,
  );
  return rows[0]?.id ?? null;
}

/** Sends one record of every kind from this address; the applicant is signed in with it. */
export async function sendEveryKind(
  server: TestServer,
  applicant: Chair,
  email: string,
): Promise<void> {
  const senders = { visitor: server.visitor(), applicant, server };
  for (const kind of everyKind) {
    const { error } = await sendAs(senders, kind, rowFrom(kind, email));
    if (error) throw new Error(`${kind.name}: ${error.message}`);
  }
  const told = { kind: "support", email, path: "/support", utm_source: "letter" };
  const { error } = await send(senders.visitor, "lead_sources", told);
  if (error) throw new Error(error.message);
}
