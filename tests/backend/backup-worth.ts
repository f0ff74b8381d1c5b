import { sql } from "kysely";
import { tableOf } from "./backup-lines.ts";
import type { TestServer } from "./test-server.ts";

const ofDeals = /"table":"public\.(?:people|people_addresses|deals|imports|hand_leads)"/;
const added = new Set(["budget", "amount_cents", "monthly_cents", "deal_id"]);

/** A row as the version before there were deals, amounts and leads by hand would have written it. */
export function withoutPipeline(line: string): readonly string[] {
  if (ofDeals.test(line) || line.includes('"kind": "hand-lead"')) return [];
  if (tableOf(line)[0] !== "public.inbox_entries") return [line];
  const { table, row } = JSON.parse(line);
  const kept = Object.entries(row).filter(([column]) => !added.has(column));
  return [JSON.stringify({ table, row: Object.fromEntries(kept) })];
}

/** What records are worth that have no deal. */
export async function worths({ backend }: TestServer): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select kind, budget, amount_cents::text, monthly_cents::text, worth_cents::text from public.inbox_entries
    where kind not in ('hand-lead', 'order') and email = 'stranger@example.com' order by kind`.execute(
    backend.database.kysely,
  );
  return rows;
}

/** Whether orders are worth what was ordered. */
export async function ordersWorth({ backend }: TestServer): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select entry.amount_cents = ordered.subtotal_cents as is_ordered, entry.worth_cents > 0 as has_worth
    from public.inbox_entries entry join public.package_orders ordered on ordered.id = entry.id`.execute(
    backend.database.kysely,
  );
  return rows;
}

/** How many wait, and of how many it is not what their answer says. */
export async function waits({ backend }: TestServer): Promise<object | undefined> {
  const { rows } = await sql<object>`
    select count(waiting_since)::integer as waiting, count(*) filter (
      where (answered_at is null) <> coalesce(waiting_since = created_at, false))::integer as wrong
    from public.inbox_entries`.execute(backend.database.kysely);
  return rows[0];
}
