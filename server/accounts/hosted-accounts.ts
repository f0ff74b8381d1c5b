import { createClient, type User } from "@supabase/supabase-js";
import { z } from "zod";
import { StaffError, type StaffAccounts } from "./staff-accounts.ts";

const PAGE = 1_000;

const staffRow = z.object({
  user_id: z.string(),
  display_name: z.string(),
  role: z.enum(["owner", "agent"]),
});

/** Accounts of a hosted Supabase project, through its admin API and the secret key. */
export function hostedAccounts(url: string, secretKey: string): StaffAccounts {
  const client = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

  async function findAccount(matches: (user: User) => boolean): Promise<User | undefined> {
    for (let page = 1; ; page += 1) {
      const { data, error } = await client.auth.admin.listUsers({ page, perPage: PAGE });
      check(error);
      const found = data.users.find(matches);
      if (found !== undefined || data.users.length < PAGE) return found;
    }
  }

  return {
    async list() {
      const { data, error } = await client
        .from("staff")
        .select("user_id, display_name, role")
        .order("created_at");
      check(error);
      return Promise.all(
        z
          .array(staffRow)
          .parse(data)
          .map(async (row) => {
            const account = await client.auth.admin.getUserById(row.user_id);
            check(account.error);
            return {
              userId: row.user_id,
              email: account.data.user?.email ?? "",
              displayName: row.display_name,
              role: row.role,
            };
          }),
      );
    },
    async findUser(email) {
      return (await findAccount((user) => user.email === email))?.id;
    },
    async createUser(email, password) {
      const { data, error } = await client.auth.admin.createUser({
        email,
        password,
        email_confirm: true,
      });
      check(error);
      if (data.user === null) throw new StaffError("The account could not be made.");
      return data.user.id;
    },
    async setPassword(userId, _email, password) {
      check((await client.auth.admin.updateUserById(userId, { password })).error);
    },
    async endSessions(userId) {
      check((await client.rpc("end_sessions", { target: userId })).error);
    },
    async addStaff(userId, displayName, role) {
      const row = { user_id: userId, display_name: displayName, role };
      check((await client.from("staff").insert(row)).error);
    },
    async removeStaff(userId) {
      check((await client.from("staff").delete().eq("user_id", userId)).error);
    },
  };
}

function check(error: { message: string } | null): void {
  if (error !== null) throw new StaffError(`The Supabase project answered: ${error.message}`);
}
