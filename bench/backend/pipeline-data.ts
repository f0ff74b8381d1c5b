import { sql } from "kysely";
import { databaseAccounts } from "../../server/accounts/database-accounts.ts";
import { makePassword } from "../../server/accounts/password.ts";
import { runStaffCommand } from "../../server/accounts/staff-command.ts";
import { openBackend, type OwnBackendSettings } from "../../server/backend/open-backend.ts";
import type { Asker } from "./engine.ts";
import type { StaffMember } from "./inbox-data.ts";
import { insertSampleLeads } from "./sample-leads.ts";

/** In the title of 1 deal of 50. */
export const dealWord = "harbour";

const session = "00000000-0000-4000-8000-000000000002";

/** As many people as deals, each with an address and one of 100,000 records. */
const insertDeals = [
  "set session_replication_role = replica",
  `insert into public.people (id, name, company)
   select md5('person ' || n)::uuid, 'Person ' || n, 'Company ' || n % 700 from generate_series(1, 5000) n`,
  `insert into public.people_addresses (email, person_id)
   select 'person' || n || '@company' || n % 700 || '.example', md5('person ' || n)::uuid
   from generate_series(1, 5000) n`,
  `insert into public.deals (id, person_id, title, stage, lost_reason, value_cents, monthly_cents, expected_on, stage_at)
   select md5('deal ' || n)::uuid, md5('person ' || n)::uuid,
     'Project ' || n || case when n % 50 = 0 then ' at the ${dealWord}' else '' end, stage,
     case stage when 'lost' then 'timing' end, n % 400 * 100000, nullif(n % 7, 0) * 10000,
     current_date + n % 300, now() - n * interval '11 minutes'
   from generate_series(1, 5000) n,
     lateral (select (array['lead', 'talking', 'proposal', 'won', 'lost'])[1 + n % 5] as stage) at`,
  `update public.inbox_entries entry set deal_id = md5('deal ' || chosen.n)::uuid
   from (select id, row_number() over (order by id) as n from public.inbox_entries limit 5000) chosen
   where chosen.id = entry.id`,
  "set session_replication_role = default",
  ...["people", "people_addresses", "deals", "inbox_entries"].map(
    (table) => `analyze public.${table}`,
  ),
];

export type PipelineStaff = {
  readonly member: StaffMember;
  /** The same person asking the engine, with a session that lives. */
  readonly asker: Asker;
};

/** A database with one member of staff, and with 100,000 records and 5,000 deals where they are asked for. */
export async function makePipeline(
  settings: OwnBackendSettings,
  folder: string,
  isFull: boolean,
): Promise<PipelineStaff> {
  const backend = await openBackend(settings, folder);
  try {
    const [email, password] = ["staff@example.com", makePassword()];
    const accounts = databaseAccounts(backend);
    await runStaffCommand(accounts, {
      action: "add",
      email,
      password,
      owner: true,
      displayName: "",
    });
    const userId = (await accounts.findUser(email)) ?? "";
    const { unhurried } = backend.database;
    await sql`insert into auth.sessions (id, user_id) values (${session}::uuid, ${userId}::uuid)`.execute(
      unhurried,
    );
    if (isFull) {
      // One connection: how a session replicates is its own.
      await unhurried.connection().execute(async (connection) => {
        for (const statement of [...insertSampleLeads, ...insertDeals]) {
          await sql.raw(statement).execute(connection);
        }
      });
    }
    const claims = {
      sub: userId,
      aud: "authenticated",
      role: "authenticated",
      session_id: session,
    };
    return {
      member: { email, password, userId },
      asker: { role: "authenticated", claims: { ...claims, email } },
    };
  } finally {
    await backend.close();
  }
}
