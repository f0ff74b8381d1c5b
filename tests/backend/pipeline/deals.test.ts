import { describe, expect, test } from "vitest";
import { anOrder } from "../../kinds/order.ts";
import { find } from "../records.ts";
import { engines, type Chair } from "../test-server.ts";
import {
  anAddress,
  codeOf,
  deskOn,
  given,
  refusal,
  sentLead,
  startedDeal,
  userOf,
} from "./pipeline-desk.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";

type Card = {
  readonly title: string;
  readonly stage: string;
  readonly lost_reason: string | null;
  readonly version: number;
  readonly stage_at: string;
  readonly person_id: string | null;
  readonly person_name: string;
  readonly company: string;
  readonly address: string;
  readonly records: readonly { readonly id: string }[];
  readonly steps: readonly {
    readonly action: string;
    readonly before: object;
    readonly after: object;
  }[];
};

describe.each(engines)("a deal on %s", (engine) => {
  const desk = deskOn(engine);

  function cardOf(deal: string): Promise<Card> {
    return given<Card>(desk().staff.rpc("deal_card", { deal }));
  }
  /** Changes a deal as somebody does who has seen this version; what is answered is the row, if there was one. */
  function change(chair: Chair, deal: string, version: number, columns: object) {
    return chair
      .from("deals")
      .update(columns)
      .eq("id", deal)
      .eq("version", version)
      .select("id,version,stage,lost_reason,stage_at");
  }
  async function phoneLead(name: string): Promise<string> {
    const id = crypto.randomUUID();
    await given(desk().staff.rpc("add_lead", { id, name, phone: "+31 20 555 0142" }));
    return id;
  }

  test("starts with a record, whose sender is its person, and another joins it", async () => {
    const email = anAddress("bakers.example");
    const entry = await sentLead(desk(), { email, name: "Renske", company: "Bakers" });
    const deal = await startedDeal(desk().staff, { entry, value_cents: 250_000 });
    const other = await sentLead(desk(), { email });
    await given(desk().staff.rpc("link_deal", { entry: other, deal }));
    const card = await cardOf(deal);
    expect(card).toMatchObject({
      title: "A shop",
      stage: "lead",
      version: 1,
      person_name: "Renske",
      company: "Bakers",
      address: email,
    });
    expect(card.records.map(({ id }) => id)).toEqual([other, entry]);
    const second = await startedDeal(desk().staff, { title: "A second one" });
    expect(await refusal(desk().staff.rpc("link_deal", { entry: other, deal: second }))).toEqual({
      status: 409,
      hint: "has-deal",
    });
    await given(desk().staff.rpc("link_deal", { entry: other, deal: null }));
    expect((await cardOf(deal)).records.map(({ id }) => id)).toEqual([entry]);
  });

  test("starts with an address, and with nothing", async () => {
    const address = anAddress();
    const known = await cardOf(await startedDeal(desk().staff, { address: ` ${address} ` }));
    expect(known).toMatchObject({ address, person_name: "", records: [] });
    expect(known.person_id).not.toBeNull();
    const alone = await cardOf(await startedDeal(desk().staff, {}));
    expect(alone).toMatchObject({ address: "", person_id: null });
  });

  test("of somebody with a phone alone has a person without an address", async () => {
    const entry = await phoneLead("Rui Alves");
    const card = await cardOf(await startedDeal(desk().staff, { entry }));
    expect(card).toMatchObject({ person_name: "Rui Alves", address: "" });
    expect(card.person_id).not.toBeNull();
  });

  test("is one for each record, also when two start it at once", async () => {
    const entry = await sentLead(desk());
    const answers = await Promise.all(
      [desk().staff, desk().owner].map((chair) =>
        chair.rpc("start_deal", { title: "A shop", entry }),
      ),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    const refused = answers.find(({ error }) => error !== null);
    expect({ status: refused?.status, hint: refused?.error?.hint }).toEqual({
      status: 409,
      hint: "has-deal",
    });
    expect(
      await desk().run(`select from public.deals deal join public.inbox_entries entry
        on entry.deal_id = deal.id where entry.id = '${entry}'`),
    ).toHaveLength(1);
  });

  test("says what is wrong beside the field", async () => {
    const { staff } = desk();
    const started = (deal: object) =>
      refusal(staff.rpc("start_deal", { title: "A shop", ...deal }));
    const stranger = await userOf(desk().stranger);
    expect(await started({ title: " \u200B " })).toEqual({ status: 422, hint: "title" });
    expect(await started({ address: "ada at example" })).toEqual({ status: 422, hint: "address" });
    expect(await started({ stage: "lost" })).toEqual({ status: 422, hint: "lost_reason" });
    expect(await started({ owner_id: stranger })).toEqual({ status: 422, hint: "owner_id" });
    expect(await started({ entry: NOBODY })).toMatchObject({ status: 404 });
    expect(await codeOf(staff.rpc("start_deal", { title: "A shop", stage: "someday" }))).toBe(
      "23514",
    );
    expect(await codeOf(staff.rpc("start_deal", { title: "A shop", value_cents: -1 }))).toBe(
      "23514",
    );
    const entry = await sentLead(desk());
    expect(await refusal(staff.rpc("link_deal", { entry, deal: NOBODY }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(staff.rpc("link_deal", { entry: NOBODY, deal: null }))).toMatchObject({
      status: 404,
    });
  });

  test("is lost for a reason, which it loses when it goes on", async () => {
    const deal = await startedDeal(desk().staff, {});
    const { staff } = desk();
    expect(await refusal(change(staff, deal, 1, { stage: "lost" }))).toEqual({
      status: 422,
      hint: "lost_reason",
    });
    const lost = await given(change(staff, deal, 1, { stage: "lost", lost_reason: "timing" }));
    expect(lost).toMatchObject([{ version: 2, stage: "lost", lost_reason: "timing" }]);
    expect(await codeOf(change(staff, deal, 2, { lost_reason: "the weather" }))).toBe("23514");
    const again = await given(change(staff, deal, 2, { stage: "talking" }));
    expect(again).toMatchObject([{ version: 3, stage: "talking", lost_reason: null }]);
  });

  test("is changed by whoever has seen its newest version, and knows since when it is in its stage", async () => {
    const deal = await startedDeal(desk().staff, {});
    await desk().run("alter table public.deals disable trigger user");
    await desk().run(
      `update public.deals set stage_at = now() - interval '9 days' where id = '${deal}'`,
    );
    await desk().run("alter table public.deals enable trigger user");
    const { stage_at: since } = await cardOf(deal);
    const renamed = await given(change(desk().staff, deal, 1, { title: "Two shops" }));
    expect(renamed).toMatchObject([{ version: 2, stage_at: since }]);
    expect(await given(change(desk().owner, deal, 1, { stage: "won" }))).toEqual([]);
    const [moved] = await given<Card[]>(change(desk().owner, deal, 2, { stage: "won" }));
    expect(moved).toMatchObject({ version: 3, stage: "won" });
    expect(Date.parse(String(moved?.stage_at))).toBeGreaterThan(Date.parse(since));
  });

  test("has its steps in the log, by whom and without its title", async () => {
    const title = `Shop of ${crypto.randomUUID()}`;
    const deal = await startedDeal(desk().staff, { title, value_cents: 100 });
    await given(change(desk().owner, deal, 1, { stage: "proposal", value_cents: 200 }));
    const { steps } = await cardOf(deal);
    expect(steps).toMatchObject([
      {
        action: "update",
        actor_id: await userOf(desk().owner),
        before: { stage: "lead", value_cents: 100 },
        after: { stage: "proposal", value_cents: 200 },
      },
      { action: "insert", actor_id: await userOf(desk().staff), after: { stage: "lead" } },
    ]);
    expect(JSON.stringify(await desk().run("select * from public.audit_log"))).not.toContain(title);
  });

  test("says what its records are worth, until they leave it", async () => {
    const email = anAddress();
    await given(desk().visitor.rpc("place_order", anOrder({ email })));
    const columns = "id,amount_cents,monthly_cents,worth_cents";
    const worth = () => find<{ id: string }>(desk().staff, { email }, columns);
    const [ordered] = await worth();
    const entry = String(ordered?.id);
    const deal = await startedDeal(desk().staff, { entry });
    // Of a deal that nobody has put a figure to, what was ordered goes on to count.
    expect(await worth()).toEqual([ordered]);
    await given(change(desk().staff, deal, 1, { value_cents: 700, monthly_cents: 50 }));
    expect(await worth()).toEqual([
      { id: entry, amount_cents: 700, monthly_cents: 50, worth_cents: 700 },
    ]);
    await given(change(desk().staff, deal, 2, { value_cents: null }));
    expect(await worth()).toEqual([
      { id: entry, amount_cents: null, monthly_cents: 50, worth_cents: 50 },
    ]);
    await given(desk().staff.rpc("link_deal", { entry, deal: null }));
    expect(await worth()).toEqual([ordered]);
  });

  test("is given to people who work here", async () => {
    const deal = await startedDeal(desk().staff, { owner_id: await userOf(desk().owner) });
    const former = await desk().server.staff(anAddress("perilune.example"));
    const owner_id = await userOf(former);
    await given(change(desk().staff, deal, 1, { owner_id }));
    await desk().run(`update public.staff set disabled_at = now() where user_id = '${owner_id}'`);
    // What is not changed is not asked again.
    await given(change(desk().staff, deal, 2, { title: "Two shops" }));
    const other = await startedDeal(desk().staff, {});
    expect(await refusal(change(desk().staff, other, 1, { owner_id }))).toEqual({
      status: 422,
      hint: "owner_id",
    });
    expect(await codeOf(former.rpc("start_deal", { title: "A shop" }))).toBe("42501");
    expect(await given(change(former, deal, 3, { title: "Three" }))).toEqual([]);
  });
});
