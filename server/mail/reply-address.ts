import { sql, type Kysely } from "kysely";
import type { MailSettings } from "../settings.ts";

type Sender = Pick<MailSettings, "from" | "hasPlus">;

/** The address that answers to a record come back to; the plain one where `+` does not reach the mailbox. */
export async function replyAddress(
  kysely: Kysely<unknown>,
  entryId: string,
  { from, hasPlus }: Sender,
): Promise<string> {
  if (!hasPlus) return from.address;
  const { rows } = await sql<{
    token: string;
  }>`select private.token_of(${entryId}::uuid) as token`.execute(kysely);
  const [local = "", domain = ""] = from.address.split("@");
  return `${local}+r.${rows[0]?.token ?? ""}@${domain}`;
}
