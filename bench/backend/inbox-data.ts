import { cpSync, mkdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { databaseAccounts } from "../../server/accounts/database-accounts.ts";
import { makePassword } from "../../server/accounts/password.ts";
import { runStaffCommand } from "../../server/accounts/staff-command.ts";
import { openBackend } from "../../server/backend/open-backend.ts";
import { insertSampleLeads } from "./sample-leads.ts";

export type StaffMember = {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
};

export type InboxData = {
  readonly member: StaffMember;
  /** Two equal data folders: one for the server, one for the engine alone. */
  readonly folders: { readonly ours: string; readonly limit: string };
};

/** An embedded database with 100,000 leads and one staff member, twice. */
export async function makeInboxData(folder: string): Promise<InboxData> {
  const ours = path.join(folder, "ours");
  const limit = path.join(folder, "limit");
  mkdirSync(ours);
  const backend = await openBackend({ mode: "embedded" }, ours);
  try {
    const email = "staff@example.com";
    const password = makePassword();
    const accounts = databaseAccounts(backend);
    await runStaffCommand(accounts, {
      action: "add",
      email,
      password,
      owner: true,
      displayName: "",
    });
    for (const statement of insertSampleLeads) {
      await sql.raw(statement).execute(backend.database.unhurried);
    }
    const userId = (await accounts.findUser(email)) ?? "";
    return { member: { email, password, userId }, folders: { ours, limit } };
  } finally {
    await backend.close();
    cpSync(ours, limit, { recursive: true });
  }
}
