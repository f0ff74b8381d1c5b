import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";

describe.each(engines)("leads that came by no form, on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;
  let visitor: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await server.staff("staff@example.com");
    visitor = server.visitor();
  });
  afterAll(() => server.remove());

  const anAddress = () => `lead-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const newId = () => crypto.randomUUID();
  const rowsOf = (addresses: readonly string[]) =>
    JSON.stringify(addresses.map((email, index) => ({ n: index + 2, name: "Ada Lind", email })));
  const bring = (id: string, rows: string, waits = false) =>
    staff.rpc("import_leads", { id, file_name: "fair.csv", waits, rows });
  async function broughtBy(id: string) {
    const { data } = await staff.from("hand_leads").select("id,email,status").eq("import_id", id);
    return data ?? [];
  }

  test("one that is sent twice is stored once, and keeps its reference", async () => {
    const lead = { id: newId(), name: "Renske Vaart", phone: "+31 20 555 0142" };
    const first = await staff.rpc("add_lead", lead);
    const again = await staff.rpc("add_lead", { ...lead, name: "Somebody else" });
    expect(first.data).toBe(`HL-${lead.id.slice(0, 8).toUpperCase()}`);
    expect(again.data).toBe(first.data);
    const { data } = await staff.from("inbox_entries").select("name,email").eq("id", lead.id);
    expect(data).toEqual([{ name: "Renske Vaart", email: "" }]);
  });

  test.each([
    ["name", { name: " ", phone: "12345" }],
    ["email", { name: "Ada" }],
    ["email", { name: "Ada", email: "ada" }],
    ["phone", { name: "Ada", phone: "extension 12345" }],
    ["source", { name: "Ada", phone: "12345", source: "x".repeat(101) }],
  ])("what is wrong is named by its field: %s", async (field, lead) => {
    const { error } = await staff.rpc("add_lead", { id: newId(), ...lead });
    expect(error).toMatchObject({ code: "PT422", hint: field });
  });

  test("nobody but staff writes down, asks or imports", async () => {
    const rows = rowsOf([anAddress()]);
    for (const answer of [
      await visitor.rpc("add_lead", { id: newId(), name: "Ada", phone: "12345" }),
      await visitor.rpc("known_addresses", { addresses: [anAddress()] }),
      await visitor.rpc("import_leads", { id: newId(), file_name: "x", waits: false, rows }),
      await visitor.rpc("undo_import", { id: newId() }),
    ]) {
      expect(answer.error).not.toBeNull();
    }
  });

  test("rows that are sent again are stored once, and refused ones say why each time", async () => {
    const id = newId();
    const rows = JSON.stringify([
      { n: 2, name: "Ada Lind", email: anAddress() },
      { n: 3, name: "Bo Ek" },
    ]);
    const refused = [
      {
        n: 3,
        field: "email",
        words: "There is neither an e-mail address nor a phone number.",
      },
    ];
    expect((await bring(id, rows)).data).toEqual({ added: 1, refused });
    expect((await bring(id, rows)).data).toEqual({ added: 0, refused });
    expect(await broughtBy(id)).toMatchObject([{ status: "responded" }]);
  });

  test("those that wait are new, and addresses are known whatever their letters", async () => {
    const id = newId();
    const email = anAddress();
    await bring(id, rowsOf([email]), true);
    expect(await broughtBy(id)).toMatchObject([{ status: "new" }]);
    const addresses = [email.toUpperCase(), anAddress()];
    expect((await staff.rpc("known_addresses", { addresses })).data).toEqual([email]);
  });

  test("undoing removes what nobody has touched, takes no further rows, and can be said twice", async () => {
    const id = newId();
    const addresses = [anAddress(), anAddress(), anAddress()];
    await bring(id, rowsOf(addresses));
    const [touched] = await broughtBy(id);
    await staff
      .from("inbox_entries")
      .update({ tags: ["kept"] })
      .eq("id", touched?.id);
    expect((await staff.rpc("undo_import", { id })).data).toBe(0);
    expect((await staff.rpc("undo_import", { id })).data).toBe(0);
    expect(await broughtBy(id)).toEqual([touched]);
    const late = await bring(id, rowsOf([anAddress()]));
    expect(late.error).toMatchObject({ code: "PT409", hint: "over" });
  });

  test("an agent undoes no import of somebody else", async () => {
    const id = newId();
    await bring(id, rowsOf([anAddress()]));
    const agent = await server.staff("agent@example.com");
    const { error } = await agent.rpc("undo_import", { id });
    expect(error).toMatchObject({ code: "PT404" });
    expect(await broughtBy(id)).toHaveLength(1);
  });
});
