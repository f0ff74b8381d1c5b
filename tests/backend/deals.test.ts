import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aSupportRequest } from "../kinds/support.ts";
import { stored } from "./records.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";

type Listed = { id: string; rank: number };

describe.each(engines)("deals, on %s", (engine) => {
  let server: TestServer;
  let owner: Chair;
  let agent: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await server.staff("owner@example.com");
    agent = await server.staff("agent@example.com");
  });
  afterAll(() => server.remove());

  async function start(title: string, more: object = {}): Promise<string> {
    const { data, error } = await agent.rpc("start_deal", { title, ...more });
    if (error) throw new Error(error.message);
    return String(data);
  }

  test("totals are over the whole filter, and pages neither skip nor repeat", async () => {
    const word = crypto.randomUUID();
    for (let index = 0; index < 7; index += 1) {
      // Two values only: places are told apart by the id.
      await start(`${word} ${index}`, { value_cents: (index % 2) * 100_000, monthly_cents: 500 });
    }
    await start(`${word} won`, { stage: "won", value_cents: 900_000 });
    const { data: totals } = await agent.rpc("deal_totals", { search: word });
    expect(totals).toHaveLength(2);
    expect(totals).toContainEqual({
      stage: "lead",
      total: 7,
      value_cents: 300_000,
      monthly_cents: 3_500,
    });
    expect(totals).toContainEqual({
      stage: "won",
      total: 1,
      value_cents: 900_000,
      monthly_cents: 0,
    });
    for (const sort of ["moved", "value", "expected"]) {
      const seen: string[] = [];
      let place = {};
      for (;;) {
        const asked = { search: word, sort, most: 3, ...place };
        const found: Listed[] = (await agent.rpc("find_deals", asked)).data ?? [];
        const last = found.at(-1);
        if (!last) break;
        seen.push(...found.map(({ id }) => id));
        place = { after_rank: last.rank, after_id: last.id };
      }
      expect(seen).toHaveLength(8);
      expect(new Set(seen).size).toBe(8);
    }
  });

  test("who names an old version changes nothing", async () => {
    const id = await start("Two hands");
    const move = (version: number, stage: string) =>
      agent
        .from("deals")
        .update({ stage })
        .eq("id", id)
        .eq("version", version)
        .select("id,version");
    expect((await move(1, "talking")).data).toEqual([{ id, version: 2 }]);
    expect((await move(1, "won")).data).toEqual([]);
    const { data } = await agent.from("deals").select("stage").eq("id", id).single();
    expect(data).toEqual({ stage: "talking" });
  });

  test("a lost deal has a reason, which leaves it with the stage", async () => {
    const id = await start("Lost and found");
    const change = (values: object) => agent.from("deals").update(values).eq("id", id);
    expect((await change({ stage: "lost" })).error).toMatchObject({
      code: "PT422",
      hint: "lost_reason",
    });
    expect((await change({ stage: "lost", lost_reason: "price" })).error).toBeNull();
    expect((await change({ stage: "won" })).error).toBeNull();
    const { data } = await agent.from("deals").select("stage,lost_reason").eq("id", id).single();
    expect(data).toEqual({ stage: "won", lost_reason: null });
  });

  test("a record has one deal, and is worth what the deal is", async () => {
    const entry = crypto.randomUUID();
    await stored(server.visitor(), "support_requests", aSupportRequest({ id: entry }));
    const worth = async () => {
      const columns = "deal_id,amount_cents";
      const { data } = await agent.from("inbox_entries").select(columns).eq("id", entry).single();
      return data;
    };
    const deal = await start("With a record", { entry, value_cents: 5_000 });
    expect(await worth()).toEqual({ deal_id: deal, amount_cents: 5_000 });
    const again = await agent.rpc("start_deal", { title: "Once more", entry });
    expect(again.error).toMatchObject({ hint: "has-deal" });
    await agent.from("deals").update({ value_cents: 7_000 }).eq("id", deal);
    expect(await worth()).toEqual({ deal_id: deal, amount_cents: 7_000 });
    await agent.rpc("link_deal", { entry, deal: null });
    expect(await worth()).toEqual({ deal_id: null, amount_cents: null });
  });

  test("owners export, others do not; applicants and visitors read nothing", async () => {
    await start("Exported");
    expect((await agent.rpc("export_deals")).error).toMatchObject({ code: "42501" });
    expect((await owner.rpc("export_deals")).data).not.toEqual([]);
    const stranger = await server.stranger("stranger@example.com");
    for (const chair of [stranger, server.visitor()]) {
      expect((await chair.from("deals").select("id")).data ?? []).toEqual([]);
      for (const name of ["find_deals", "deal_totals", "export_deals"]) {
        expect((await chair.rpc(name)).error).not.toBeNull();
      }
    }
  });
});
