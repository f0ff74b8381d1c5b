import { beforeAll, describe, expect, test } from "vitest";
import { send } from "../records.ts";
import { engines, type Chair } from "../test-server.ts";
import { anAddress, codeOf, deskOn, given, sentLead, startedDeal } from "./pipeline-desk.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";
const tables = ["people", "people_addresses", "deals", "imports", "hand_leads"] as const;

/** Each function with what it would take from staff. */
const questions: Readonly<Record<string, object>> = {
  find_deals: {},
  deal_totals: {},
  deal_card: { deal: NOBODY },
  start_deal: { title: "A shop" },
  link_deal: { entry: NOBODY, deal: null },
  person_card: { whom: "ada@example.com" },
  company_card: { domain: "engines.example" },
  card_timeline: { whom: "ada@example.com" },
  save_person: { whom: "ada@example.com", version: 0 },
  join_address: { whom: "ada@example.com", address: "grace@example.com" },
  separate_address: { address: "ada@example.com" },
  add_lead: { id: NOBODY, name: "Ada", email: "ada@example.com" },
  known_addresses: { addresses: ["ada@example.com"] },
  import_leads: { id: NOBODY, file_name: "a.csv", waits: false, rows: "[]" },
  undo_import: { id: NOBODY },
};

describe.each(engines)("who may see and change the pipeline on %s", (engine) => {
  const desk = deskOn(engine);
  let former: Chair;
  let deal: string;

  beforeAll(async () => {
    const email = anAddress();
    const entry = await sentLead(desk(), { email });
    deal = await startedDeal(desk().staff, { entry });
    const rows = JSON.stringify([{ n: 2, name: "Ada", email: anAddress() }]);
    const file = { id: crypto.randomUUID(), file_name: "fair.csv", waits: false, rows };
    await given(desk().staff.rpc("import_leads", file));
    former = await desk().server.staff("former@perilune.example");
    await desk().run(`update public.staff set disabled_at = now() where user_id in (
      select id from auth.users where email = 'former@perilune.example')`);
  });

  test.each(tables)("%s: staff read, nobody writes, others see nothing", async (table) => {
    for (const chair of [desk().staff, desk().owner]) {
      expect((await chair.from(table).select("*")).data?.length).toBeGreaterThan(0);
    }
    for (const chair of [desk().stranger, former]) {
      expect((await chair.from(table).select("*")).data).toEqual([]);
    }
    expect(await codeOf(desk().visitor.from(table).select("*"))).toBe("42501");
    const key = table === "people_addresses" ? "email" : "id";
    for (const chair of [desk().visitor, desk().stranger, former, desk().staff, desk().owner]) {
      const deletion = await chair.from(table).delete().eq(key, NOBODY);
      expect(deletion.error).not.toBeNull();
      const row: Readonly<Record<string, string>> =
        table === "people_addresses" ? { email: "a@b.example" } : { id: NOBODY };
      expect((await send(chair, table, row)).error).not.toBeNull();
    }
  });

  test.each(Object.entries(questions))("%s is for staff alone", async (name, asked) => {
    for (const chair of [desk().visitor, desk().stranger, former]) {
      expect(await codeOf(chair.rpc(name, asked))).toBe("42501");
    }
    for (const chair of [desk().staff, desk().owner]) {
      expect(await codeOf(chair.rpc(name, asked))).not.toBe("42501");
    }
  });

  test("a deal is changed by staff, in the columns that are theirs", async () => {
    const rename = (chair: Chair) =>
      chair.from("deals").update({ title: "Mine" }).eq("id", deal).select("id");
    expect(await codeOf(rename(desk().visitor))).toBe("42501");
    for (const chair of [desk().stranger, former]) expect((await rename(chair)).data).toEqual([]);
    expect((await rename(desk().owner)).data).toEqual([{ id: deal }]);
    for (const column of ["id", "person_id", "version", "stage_at", "created_at"]) {
      const value = column === "version" ? 9 : NOBODY;
      expect(
        (
          await desk()
            .staff.from("deals")
            .update({ [column]: value })
            .eq("id", deal)
        ).error,
      ).not.toBeNull();
    }
    for (const table of ["people", "people_addresses", "imports", "hand_leads"] as const) {
      const change = { company: "Mine", file_name: "Mine", person_id: NOBODY };
      const key = table === "people_addresses" ? "email" : "id";
      expect((await desk().owner.from(table).update(change).eq(key, NOBODY)).error).not.toBeNull();
    }
    const entry = await desk()
      .staff.from("inbox_entries")
      .update({ deal_id: null })
      .eq("deal_id", deal);
    expect(entry.error).not.toBeNull();
  });

  test("what is not for calling is not there", async () => {
    const inside = [
      "person_for",
      "selves_of",
      "matching_deals",
      "expire_people",
      "deals_of_company",
    ];
    for (const name of inside) {
      expect((await desk().staff.rpc(name, {})).status).toBe(404);
    }
  });

  test("the gateway's own key may care for all of it", async () => {
    const rows = await desk().run<{ table: string; privilege: string }>(`
      select table_name as table, privilege_type as privilege from information_schema.role_table_grants
      where grantee = 'service_role' and table_schema = 'public'
        and table_name in ('people', 'people_addresses', 'deals', 'imports')`);
    const verbs = ["DELETE", "INSERT", "SELECT", "UPDATE"];
    for (const table of ["people", "people_addresses", "deals", "imports"]) {
      const granted = rows.filter((row) => row.table === table).map(({ privilege }) => privilege);
      expect(granted.toSorted()).toEqual(verbs);
    }
  });
});
