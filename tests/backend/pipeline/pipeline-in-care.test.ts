import { describe, expect, test } from "vitest";
import { erasePerson, findPerson } from "../../../server/privacy/person.ts";
import { expireRecords, readRetention } from "../../../server/privacy/retention.ts";
import { engines } from "../test-server.ts";
import { anAddress, deskOn, given, sentLead, startedDeal } from "./pipeline-desk.ts";

describe.each(engines)("care of people and deals on %s", (engine) => {
  const desk = deskOn(engine);
  const kysely = () => desk().server.backend.database.kysely;

  /** Somebody of whom a name is written down, with a deal; made so many months ago. */
  async function known(email: string, name: string, months = 0): Promise<string> {
    await given(desk().staff.rpc("save_person", { whom: email, version: 0, name }));
    const deal = await startedDeal(desk().staff, {
      address: email,
      title: `${name}'s shop`,
      value_cents: 900,
    });
    await desk().run(`update public.people set created_at = now() - interval '${months} months'
      where name = '${name}'`);
    await desk().run("alter table public.deals disable trigger user");
    await desk().run(`update public.deals set stage_at = now() - interval '${months} months'
      where id = '${deal}'`);
    await desk().run("alter table public.deals enable trigger user");
    return deal;
  }
  async function dealOf(id: string): Promise<object | undefined> {
    const { data } = await desk()
      .staff.from("deals")
      .select("title,value_cents,person_id")
      .eq("id", id);
    return data?.[0];
  }
  async function isThere(name: string): Promise<boolean> {
    return (await desk().run(`select from public.people where name = '${name}'`)).length > 0;
  }
  const nameless = { title: "Somebody who is no longer here", value_cents: 900, person_id: null };

  test("what is written down of a person is found and exported, with their deals", async () => {
    const [email, other] = [anAddress(), anAddress()];
    await known(email, "Ada Found");
    await known(other, "Grace Found");
    const found = await findPerson(kysely(), email.toUpperCase());
    expect(found).toMatchObject([
      { relation: "deals", content: { title: "Ada Found's shop" } },
      { relation: "people", content: { name: "Ada Found", addresses: [email] } },
    ]);
    expect(JSON.stringify(found)).not.toContain("Grace");
  });

  test("erasing takes the person, and leaves of their deals the figures", async () => {
    const [email, neighbour] = [anAddress(), anAddress()];
    const deal = await known(email, "Ada Erased");
    const kept = await known(neighbour, "Grace Kept");
    await given(
      desk()
        .staff.from("deals")
        .update({ title: `Shop for ${email}` })
        .eq("id", deal)
        .select("id"),
    );
    await sentLead(desk(), { email });
    const { totals } = await erasePerson(kysely(), email);
    expect(totals).toMatchObject({ people: 1, deals: 1, contact_submissions: 1 });
    expect(await dealOf(deal)).toEqual(nameless);
    expect(await findPerson(kysely(), email)).toEqual([]);
    expect(await isThere("Ada Erased")).toBe(false);
    const log = JSON.stringify(await desk().run("select * from public.audit_log"));
    expect(log).not.toContain(email);
    expect(log).not.toContain("Ada Erased");
    expect(await dealOf(kept)).toMatchObject({ title: "Grace Kept's shop" });
  });

  test.each(["first", "joined"])(
    "erasing by the %s of two addresses takes all that was written down of the person",
    async (which) => {
      const [first, joined] = [anAddress(), anAddress()];
      const name = `Ada ${which} ${crypto.randomUUID()}`;
      const deals = [await known(first, name), await known(joined, `${name} too`)];
      await sentLead(desk(), { email: which === "first" ? joined : first });
      await given(desk().staff.rpc("join_address", { whom: first, address: joined }));
      await erasePerson(kysely(), which === "first" ? first : joined);
      expect(await isThere(name)).toBe(false);
      for (const deal of deals) expect(await dealOf(deal)).toEqual(nameless);
      // Records that came from the other address are found, and erased, by it.
      const left = await findPerson(kysely(), which === "first" ? joined : first);
      expect(left.some(({ relation }) => relation === "contact_submissions")).toBe(true);
      expect(left.some(({ relation }) => relation === "people")).toBe(false);
    },
  );

  test("people go some months after the last step with them, and never while a record is kept", async () => {
    const old = await known(anAddress(), "Ada Old", 25);
    const recent = await known(anAddress(), "Ada Recent", 23);
    const moved = await known(anAddress(), "Ada Moved", 25);
    await desk().run(`update public.deals set stage = 'won' where id = '${moved}'`);
    const writing = anAddress();
    await known(writing, "Ada Writing", 25);
    await sentLead(desk(), { email: writing.toUpperCase() });
    await desk().run(
      "insert into public.people (name, created_at) values ('Ada By Phone', now() - interval '25 months')",
    );
    const twoYears = readRetention();
    expect(await expireRecords(kysely(), twoYears, true)).toMatchObject({ people: 2 });
    expect(await isThere("Ada Old")).toBe(true);
    expect(await expireRecords(kysely(), twoYears, false)).toMatchObject({ people: 2 });
    expect(await expireRecords(kysely(), twoYears, false)).toMatchObject({ people: 0 });
    expect(await isThere("Ada Old")).toBe(false);
    expect(await isThere("Ada By Phone")).toBe(false);
    expect(await dealOf(old)).toEqual(nameless);
    for (const name of ["Ada Recent", "Ada Moved", "Ada Writing"]) {
      expect(await isThere(name)).toBe(true);
    }
    expect(await dealOf(recent)).toMatchObject({ title: "Ada Recent's shop" });
    const rules = { people: { months: 12 } };
    expect(await expireRecords(kysely(), rules, true)).toMatchObject({ people: 1 });
  });

  test("whose addresses are joined stay or go together", async () => {
    const [first, joined] = [anAddress(), anAddress()];
    await known(first, "Ada One", 25);
    const deal = await known(joined, "Ada Two", 25);
    await given(desk().staff.rpc("join_address", { whom: first, address: joined }));
    await sentLead(desk(), { email: first });
    await expireRecords(kysely(), readRetention(), false);
    expect(await isThere("Ada One")).toBe(true);
    // Their own address has no record, and yet they are the same.
    expect(await isThere("Ada Two")).toBe(true);
    expect(await dealOf(deal)).toMatchObject({ title: "Ada Two's shop" });
    await desk().run(`delete from public.contact_submissions where email = '${first}'`);
    await expireRecords(kysely(), readRetention(), false);
    expect(await isThere("Ada One")).toBe(false);
    expect(await isThere("Ada Two")).toBe(false);
  });

  test("an import of which nothing is left is forgotten with its file's name", async () => {
    const [empty, full] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const id of [empty, full]) {
      const rows = JSON.stringify([{ n: 2, name: "Ada", email: anAddress() }]);
      await given(
        desk().staff.rpc("import_leads", { id, file_name: "fair.csv", waits: false, rows }),
      );
    }
    await given(desk().staff.rpc("undo_import", { id: empty }));
    await desk().run("update public.imports set created_at = now() - interval '25 months'");
    await expireRecords(kysely(), readRetention(), false);
    expect((await desk().staff.from("imports").select("id")).data).toEqual([{ id: full }]);
  });
});
