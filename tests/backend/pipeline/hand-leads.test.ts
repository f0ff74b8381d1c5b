import { describe, expect, test } from "vitest";
import { aHandLead } from "../../kinds/hand-lead.ts";
import { find } from "../records.ts";
import { engines } from "../test-server.ts";
import { anAddress, deskOn, given, refusal } from "./pipeline-desk.ts";

describe.each(engines)("a lead that somebody writes down on %s", (engine) => {
  const desk = deskOn(engine);

  function add(more: Readonly<Record<string, unknown>> = {}) {
    return desk().staff.rpc("add_lead", { ...aHandLead(), ...more });
  }
  function entriesOf(email: string, columns: string): Promise<Record<string, unknown>[]> {
    return find(desk().staff, { email }, columns);
  }

  test("is on the lists at once, waits for an answer and knows where it is from", async () => {
    const email = anAddress();
    const reference = await given(
      add({ email: ` ${email.toUpperCase()} `, source: "Fair in Ghent" }),
    );
    expect(reference).toMatch(/^HL-[0-9A-F]{8}$/);
    const columns = "kind,reference,name,status,source,topic,quarantined_at,waiting_since";
    expect(await entriesOf(email, columns)).toEqual([
      {
        kind: "hand-lead",
        reference,
        name: "Renske Vaart",
        status: "new",
        source: "fair in ghent",
        topic: "Fair in Ghent",
        quarantined_at: null,
        waiting_since: expect.any(String),
      },
    ]);
  });

  test("is stored once, however often it is sent", async () => {
    const email = anAddress();
    const lead = { id: crypto.randomUUID(), email };
    const answers = await Promise.all(Array.from({ length: 5 }, () => given(add(lead))));
    expect(new Set(answers).size).toBe(1);
    expect(await entriesOf(email, "id")).toEqual([{ id: lead.id }]);
  });

  test("writes to nobody, and is not taken for advertising, whatever it says", async () => {
    const count = async () => (await desk().run("select id from public.outbox")).length;
    const before = await count();
    const email = anAddress();
    await given(
      add({ email, message: "[url=https://rank.example]Buy backlinks, rank first[/url]" }),
    );
    expect(await entriesOf(email, "quarantined_at")).toEqual([{ quarantined_at: null }]);
    expect(await count()).toBe(before);
  });

  test("has no limit, nor is a second one of the same words a mistake", async () => {
    const email = anAddress();
    for (let written = 0; written < 30; written += 1) await given(add({ email, message: "Again" }));
    expect(await entriesOf(email, "id")).toHaveLength(30);
  });

  test.each([
    ["name", { name: " " }],
    ["name", { name: "a".repeat(201) }],
    ["email", { email: "", phone: " " }],
    ["email", { email: "renske at vaart" }],
    ["phone", { phone: "1234" }],
    ["phone", { phone: "call me" }],
    ["phone", { phone: "1".repeat(61) }],
    ["company", { company: "a".repeat(201) }],
    ["source", { source: "a".repeat(101) }],
    ["message", { message: "a".repeat(10_001) }],
  ])("is refused beside the field: %s, %o", async (hint, columns) => {
    expect(await refusal(add(columns))).toEqual({ status: 422, hint });
  });

  test.each([
    { email: "", phone: "+31 (0)20 - 555 01 42" },
    { phone: "", source: "", company: "", message: "" },
    { name: "=1+1", message: "@SUM(A1)" },
    { name: "a".repeat(200), company: "a".repeat(200), source: "a".repeat(100) },
    { message: "é".repeat(10_000) },
  ])("may be as short, long and odd as %o", async (columns) => {
    const email = anAddress();
    expect(await given(add({ email, ...columns }))).toMatch(/^HL-/);
  });
});
