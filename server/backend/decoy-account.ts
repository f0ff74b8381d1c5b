import { randomBytes } from "node:crypto";
import type { App } from "@supabase/lite";
import { sql, type Kysely } from "kysely";

/**
 * An account nobody can sign in to. Sign-in with an unknown address checks the password against
 * this one, so that the time of the answer does not tell which addresses are known.
 */
export const DECOY_EMAIL = "decoy@perilune.invalid";

export async function ensureDecoyAccount(accountsApp: App, kysely: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select from auth.users where email = ${DECOY_EMAIL}`.execute(kysely);
  if (rows.length > 0) return;
  const client = accountsApp.getClient({
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const password = randomBytes(40).toString("base64url");
  const { error } = await client.auth.signUp({ email: DECOY_EMAIL, password });
  if (error) throw error;
}
