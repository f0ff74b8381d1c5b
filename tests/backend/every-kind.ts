import { everyKind, rowFrom, type SampledKind } from "../kinds/every-kind.ts";
import type { Row } from "../kinds/kind-sample.ts";
import { send } from "./records.ts";
import type { Chair, TestServer } from "./test-server.ts";

/** Who may send records, each with the address. */
export type Senders = { readonly visitor: Chair; readonly applicant: Chair };

/** Sends a row the way its form does; an applicant's address is the account's. */
export function sendAs({ visitor, applicant }: Senders, { record }: SampledKind, row: Row) {
  const { sentBy, table } = record;
  if (typeof sentBy === "object") return visitor.rpc(sentBy.rpc, row);
  return send(sentBy === "account" ? applicant : visitor, table, row);
}

/** Sends one record of every kind from this address; the applicant is signed in with it. */
export async function sendEveryKind(
  server: TestServer,
  applicant: Chair,
  email: string,
): Promise<void> {
  const senders = { visitor: server.visitor(), applicant };
  for (const kind of everyKind) {
    const { error } = await sendAs(senders, kind, rowFrom(kind, email));
    if (error) throw new Error(`${kind.name}: ${error.message}`);
  }
  const told = { kind: "support", email, path: "/support", utm_source: "letter" };
  const { error } = await send(senders.visitor, "lead_sources", told);
  if (error) throw new Error(error.message);
}
