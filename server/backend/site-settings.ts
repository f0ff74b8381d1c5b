import { sql, type Kysely } from "kysely";
import type { Settings } from "../settings.ts";

/** Fewer calls than these an hour would shut out a good day. */
const FEWEST_CALLS = 12;

/** Tells the database what its functions need to know of this server: where mail goes out and comes in, and its limits. */
export async function storeSiteSettings(
  kysely: Kysely<unknown>,
  { mail, mailbox, limits }: Pick<Settings, "mail" | "mailbox" | "limits">,
): Promise<void> {
  await sql`
    update private.site_settings set mail_on = ${mail !== undefined}, mail_from = ${mail?.from.address ?? ""},
      mail_plus = ${mail?.hasPlus ?? true}, mail_fetched = ${mailbox !== undefined},
      strangers_per_hour = ${limits.strangersPerHour}::integer,
      calls_per_hour = ${Math.max(FEWEST_CALLS, Math.floor(limits.perHour / 5))}::integer`.execute(
    kysely,
  );
}
