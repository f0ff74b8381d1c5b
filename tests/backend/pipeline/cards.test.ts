import { describe, expect, test } from "vitest";
import { aSupportRequest } from "../../kinds/support.ts";
import { send, stored } from "../records.ts";
import { engines } from "../test-server.ts";
import { anAddress, deskOn, given, sentLead, startedDeal } from "./pipeline-desk.ts";

type Step = {
  readonly at: string;
  readonly id: string;
  readonly sort: string;
  readonly entry_id: string | null;
  readonly content: Readonly<Record<string, unknown>>;
};

const offer = () =>
  `[url=https://rank.example]Rank first, ${crypto.randomUUID()}[/url] and buy backlinks`;

describe.each(engines)("cards on %s", (engine) => {
  const desk = deskOn(engine);

  function person(whom: string): Promise<Record<string, unknown> | null> {
    return given(desk().staff.rpc("person_card", { whom }));
  }
  function company(domain: string): Promise<Record<string, unknown> | null> {
    return given(desk().staff.rpc("company_card", { domain }));
  }
  async function timeline(about: object): Promise<Step[]> {
    const all: Step[] = [];
    for (;;) {
      const last = all.at(-1);
      const place = last === undefined ? {} : { before_at: last.at, before_id: last.id };
      const page = await given<Step[]>(desk().staff.rpc("card_timeline", { ...about, ...place }));
      expect(page.length).toBeLessThanOrEqual(30);
      all.push(...page);
      if (page.length < 30) return all;
    }
  }
  function aHost(): string {
    return `${crypto.randomUUID()}.example`;
  }

  test("a person's has every record, note and stage of their deals, the newest first", async () => {
    const email = anAddress();
    const entry = await sentLead(desk(), { email, name: "Ada" });
    await stored(desk().visitor, "support_requests", aSupportRequest({ email }));
    await given(
      send(desk().staff, "lead_notes", { kind: "contact", record_id: entry, body: "Knows Grace." }),
    );
    const deal = await startedDeal(desk().staff, { entry });
    const change = desk().staff.from("deals").update({ stage: "won" }).eq("id", deal);
    await given(change.select("id"));
    // No step of its own: nothing but the amount is another.
    await given(desk().staff.from("deals").update({ value_cents: 5 }).eq("id", deal).select("id"));
    const steps = await timeline({ whom: email });
    expect(steps.map(({ sort }) => sort)).toEqual(["deal", "deal", "note", "record", "record"]);
    expect(steps.slice(0, 3).map(({ content }) => content)).toMatchObject([
      { deal_id: deal, action: "update", title: "A shop", from: "lead", to: "won" },
      { deal_id: deal, action: "insert", from: null, to: "lead" },
      { body: "Knows Grace." },
    ]);
    expect(await person(email)).toMatchObject({ records: 2, waiting: 2, deals: [{ id: deal }] });
  });

  test("pages lose and repeat nothing where many steps have the same moment", async () => {
    const email = anAddress();
    await desk().run(`
      insert into public.support_requests (email, message, created_at)
      select '${email}', 'At once ' || i, '2026-11-20T10:00:00.123456Z' from generate_series(1, 70) i`);
    const steps = await timeline({ whom: email });
    expect(new Set(steps.map(({ id }) => id)).size).toBe(70);
    expect(steps).toHaveLength(70);
  });

  test("what is kept apart is counted and shown nowhere", async () => {
    const email = anAddress(aHost());
    const [, host = ""] = email.split("@");
    await sentLead(desk(), { email, name: "Rick", message: offer() });
    expect(await person(email)).toMatchObject({
      records: 0,
      waiting: 0,
      quarantined: 1,
      first_at: null,
      last_at: null,
    });
    expect(await timeline({ whom: email })).toEqual([]);
    expect(await timeline({ domain: host })).toEqual([]);
    expect(await company(host)).toBeNull();
    await sentLead(desk(), { email, name: "Rick Astor" });
    expect(await person(email)).toMatchObject({ name: "Rick Astor", records: 1, quarantined: 1 });
    expect(await timeline({ whom: email })).toHaveLength(1);
    expect(await company(host)).toMatchObject({ records: 1, people: [{ email, records: 1 }] });
  });

  test("a company's has its people, its deals and what they are worth", async () => {
    const host = aHost();
    const [ada, grace] = [`ada@${host}`, `grace@${host}`];
    await sentLead(desk(), { email: ada, name: "Ada", company: "Engines" });
    await sentLead(desk(), { email: grace, name: "Grace" });
    // By a record, and by a person alone.
    const open = await startedDeal(desk().staff, { address: ada, value_cents: 100 });
    const won = await startedDeal(desk().staff, {
      address: grace,
      stage: "won",
      value_cents: 700,
      monthly_cents: 30,
    });
    const card = await company(host.toUpperCase());
    expect(card).toMatchObject({
      domain: host,
      is_public: false,
      name: "Engines",
      records: 2,
      waiting: 2,
      open_cents: 100,
      open_monthly_cents: 0,
      won_cents: 700,
      won_monthly_cents: 30,
    });
    expect(JSON.stringify(card?.["deals"])).toContain(open);
    expect(JSON.stringify(card?.["deals"])).toContain(won);
    expect(card?.["people"]).toMatchObject([
      { email: grace, name: "Grace", records: 1 },
      { email: ada, name: "Ada", records: 1 },
    ]);
    const steps = await timeline({ domain: host });
    expect(steps.map(({ sort }) => sort)).toEqual(["deal", "deal", "record", "record"]);
    expect(await company(aHost())).toBeNull();
  });

  test("a domain that everybody can have is nobody's company", async () => {
    await sentLead(desk(), { email: anAddress("gmail.com") });
    for (const domain of ["gmail.com", " GMAIL.com "]) {
      expect(await company(domain)).toEqual({ domain: "gmail.com", is_public: true });
      expect(await timeline({ domain })).toEqual([]);
    }
  });
});
