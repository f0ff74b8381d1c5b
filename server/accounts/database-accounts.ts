import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Backend } from "../backend/open-backend.ts";
import { StaffError, type StaffAccounts, type StaffMember } from "./staff-accounts.ts";

/** Accounts of our own backend, embedded or on PostgreSQL. */
export function databaseAccounts(
  backend: Pick<Backend, "accountsApp" | "database" | "secrets">,
): StaffAccounts {
  const { kysely } = backend.database;

  /** Strangers may have spent all guesses at the old password: for a quarter of an hour they do not count. */
  async function openSignIn(userId: string): Promise<void> {
    await sql`select private.know_new_password(${userId}::uuid)`.execute(kysely);
  }

  return {
    async list() {
      const { rows } = await sql<StaffMember>`
        select staff.user_id as "userId", users.email, staff.display_name as "displayName", staff.role
        from public.staff join auth.users on users.id = staff.user_id
        order by staff.created_at, staff.id`.execute(kysely);
      return rows;
    },
    async findUser(email) {
      const { rows } = await sql<{ id: string }>`
        select id from auth.users where email = ${email}`.execute(kysely);
      return rows[0]?.id;
    },
    async createUser(email, password) {
      const client = backend.accountsApp.getClient({
        auth: { persistSession: false, autoRefreshToken: false },
      });
      const { data, error } = await client.auth.signUp({ email, password });
      if (error) throw new StaffError(error.message);
      if (data.user === null) throw new StaffError("The account could not be made.");
      await openSignIn(data.user.id);
      return data.user.id;
    },
    async setPassword(userId, email, password) {
      const answer = await backend.accountsApp.fetch(
        new Request("http://localhost/auth/v1/user", {
          method: "PUT",
          headers: {
            "content-type": "application/json",
            apikey: backend.secrets.publishableKey,
            authorization: `Bearer ${briefToken(backend.secrets.jwtSecret, userId, email)}`,
          },
          body: JSON.stringify({ password }),
        }),
      );
      if (answer.ok) return openSignIn(userId);
      const body: unknown = await answer.json().catch(() => undefined);
      const samePassword =
        typeof body === "object" &&
        body !== null &&
        "error_code" in body &&
        body.error_code === "same_password";
      if (!samePassword) throw new StaffError("The password could not be changed.");
      await openSignIn(userId);
    },
    async endSessions(userId) {
      await sql`select public.end_sessions(${userId}::uuid)`.execute(kysely);
    },
    async addStaff(userId, displayName, role) {
      await sql`
        insert into public.staff (user_id, display_name, role)
        values (${userId}::uuid, ${displayName}, ${role})`.execute(kysely);
    },
    async removeStaff(userId) {
      await sql`delete from public.staff where user_id = ${userId}::uuid`.execute(kysely);
    },
  };
}

/** A token of one account, good for a minute: the package changes passwords only for their owner. */
function briefToken(jwtSecret: string, userId: string, email: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: userId,
    email,
    aud: "authenticated",
    role: "authenticated",
    iat: now,
    exp: now + 60,
  };
  const content = [{ alg: "HS256", typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${content}.${createHmac("sha256", jwtSecret).update(content).digest("base64url")}`;
}
