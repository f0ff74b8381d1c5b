import { beforeAll, describe, expect, test } from "vitest";
import { engines } from "../test-server.ts";
import { anAddress, deskOn, given, startedDeal, userOf } from "./pipeline-desk.ts";

type Found = {
  readonly id: string;
  readonly title: string;
  readonly stage: string;
  readonly rank: number;
  readonly address: string;
};
type Total = { readonly stage: string; readonly total: number; readonly value_cents: number };

describe.each(engines)("the board on %s", (engine) => {
  const desk = deskOn(engine);
  const word = crypto.randomUUID();

  /** Forty-five deals: thirty being talked about with the same value, moment and day, and fifteen won. */
  beforeAll(async () => {
    const mine = await userOf(desk().staff);
    await desk().run(`
      insert into public.deals (title, stage, value_cents, monthly_cents, expected_on, owner_id, stage_at)
      select '${word} ' || i, case when i <= 30 then 'talking' else 'won' end, case when i <= 30 then 1000 else i * 100 end,
        10, case when i <= 30 then date '2031-03-01' else date '2031-04-01' + i end,
        case when i % 3 = 0 then '${mine}'::uuid end,
        case when i <= 30 then timestamptz '2026-11-20 10:00:00.123456Z' else now() - i * interval '1 hour' end
      from generate_series(1, 45) i`);
  });

  function found(filter: object): Promise<Found[]> {
    return given<Found[]>(desk().staff.rpc("find_deals", { search: word, ...filter }));
  }
  async function totals(filter: object): Promise<Readonly<Record<string, Total>>> {
    const rows = await given<Total[]>(desk().staff.rpc("deal_totals", { search: word, ...filter }));
    return Object.fromEntries(rows.map((row) => [row.stage, row]));
  }
  async function every(filter: object): Promise<Found[]> {
    const all: Found[] = [];
    for (;;) {
      const last = all.at(-1);
      const place = last === undefined ? {} : { after_rank: last.rank, after_id: last.id };
      const page = await found({ ...filter, ...place });
      all.push(...page);
      if (page.length === 0) return all;
    }
  }

  test("a stage's head counts all that match, not the cards that are there", async () => {
    expect(await found({ of_stage: "talking" })).toHaveLength(20);
    expect(await totals({})).toMatchObject({
      talking: { total: 30, value_cents: 30_000, monthly_cents: 300 },
      won: { total: 15, value_cents: 57_000, monthly_cents: 150 },
    });
    expect(await totals({ owner: "me" })).toMatchObject({
      talking: { total: 10 },
      won: { total: 5 },
    });
    expect(await totals({ owner: "none" })).toMatchObject({ talking: { total: 20 } });
    expect(await totals({ min_cents: 4_500 })).toEqual({
      won: { stage: "won", total: 1, value_cents: 4_500, monthly_cents: 10 },
    });
    expect(await totals({ max_cents: 1_000 })).toMatchObject({ talking: { total: 30 } });
    expect(await totals({ from_day: "2031-03-01", to_day: "2031-03-01" })).toMatchObject({
      talking: { total: 30 },
    });
    expect(await totals({ from_day: "2031-03-02" })).not.toHaveProperty("talking");
    expect(await totals({ to_day: "2031-02-28" })).toEqual({});
  });

  test.each(["moved", "value", "expected"])(
    "sorted by %s, each deal is on one page, also where many have the same rank",
    async (sort) => {
      const all = await every({ sort, most: 7 });
      expect(new Set(all.map(({ id }) => id)).size).toBe(45);
      expect(all).toHaveLength(45);
      const ranks = all.map(({ rank }) => rank);
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      const talking = await every({ sort, of_stage: "talking" });
      expect(talking).toHaveLength(30);
      expect(talking.every(({ stage }) => stage === "talking")).toBe(true);
    },
  );

  test("the highest value, the next day and the last move stand first; what is not known last", async () => {
    const unknown = await startedDeal(desk().staff, { title: `${word} unknown` });
    const first = async (sort: string) => (await found({ sort }))[0]?.title;
    const last = async (sort: string) => (await every({ sort })).at(-1)?.id;
    expect(await first("value")).toBe(`${word} 45`);
    expect(
      (await found({ sort: "expected", most: 30 })).every(({ stage }) => stage === "talking"),
    ).toBe(true);
    expect(await first("moved")).toBe(`${word} unknown`);
    expect(await last("value")).toBe(unknown);
    expect(await last("expected")).toBe(unknown);
    await desk().run(`delete from public.deals where id = '${unknown}'`);
  });

  test("at most a hundred at a time, and at least one", async () => {
    expect(await found({ most: 1000 })).toHaveLength(45);
    expect(await found({ most: 0 })).toHaveLength(1);
  });

  test("a deal is found by its title, its person, their company and each of their addresses", async () => {
    const [address, joined] = [anAddress("vaart.example"), anAddress("private.example")];
    await given(
      desk().staff.rpc("save_person", {
        whom: address,
        version: 0,
        name: "Renske Bäcker",
        company: "Vaart & Zonen",
      }),
    );
    const deal = await startedDeal(desk().staff, { title: "Orders by night", address });
    const own = await startedDeal(desk().staff, { title: "Her own site", address: joined });
    await given(desk().staff.rpc("join_address", { whom: address, address: joined }));
    const idsOf = async (search: string) =>
      (await found({ search })).map(({ id }) => id).toSorted();
    for (const search of ["by NIGHT", "backer", "zonen"])
      expect(await idsOf(search)).toEqual([deal]);
    expect(await idsOf(address)).toEqual([deal]);
    // By the address that was joined: what its person had, and what the person has whom it is joined to.
    expect(await idsOf(joined)).toEqual([deal, own].toSorted());
    const [card] = await found({ search: "her own site" });
    expect(card?.address).toBe(joined);
  });

  test("owners alone export, all of it, and it is in the log", async () => {
    const rows = await given<{ deal: { title: string } }[]>(desk().owner.rpc("export_deals"));
    expect(rows.filter(({ deal }) => deal.title.startsWith(word))).toHaveLength(45);
    const logged = await desk().run(
      "select from public.audit_log where action = 'export' and kind = 'deal'",
    );
    expect(logged).toHaveLength(1);
    expect((await desk().staff.rpc("export_deals")).error?.code).toBe("42501");
  });
});
