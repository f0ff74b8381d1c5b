import { describe, expect, test } from "vitest";
import { budgets, consultationBudgets } from "#domain/lead-options.ts";
import { aConsultation } from "../../kinds/consultation.ts";
import { anOrder } from "../../kinds/order.ts";
import { find, stored } from "../records.ts";
import { engines } from "../test-server.ts";
import { anAddress, deskOn, given, sentLead } from "./pipeline-desk.ts";

/** The lower end of each, in cents. */
const floors: Readonly<Record<string, number>> = {
  "under-10k": 0,
  "10k-25k": 1_000_000,
  "25k-50k": 2_500_000,
  "50k-100k": 5_000_000,
  "over-100k": 10_000_000,
  "5000-10000": 500_000,
  "10000-25000": 1_000_000,
  "25000-50000": 2_500_000,
  "50000-100000": 5_000_000,
  "100000+": 10_000_000,
};

type Worth = {
  readonly budget: string;
  readonly amount_cents: number | null;
  readonly monthly_cents: number | null;
  readonly worth_cents: number;
};
const worth = "budget,amount_cents,monthly_cents,worth_cents";

describe.each(engines)("what records are worth, on %s", (engine) => {
  const desk = deskOn(engine);

  /** Messages with a word of their own, each with one of these budgets. */
  async function withBudgets(...named: string[]): Promise<string> {
    const word = crypto.randomUUID();
    for (const budget of named) {
      await sentLead(desk(), { budget, message: `${word} ${crypto.randomUUID()}` });
    }
    return word;
  }
  async function budgetsOf(filter: object): Promise<string[]> {
    const found = await find<Worth>(desk().staff, filter, "budget");
    return found.map(({ budget }) => budget).toSorted();
  }

  test("each budget that a form offers counts with its lower end, none counts as unknown", async () => {
    const offered = [...budgets, ...consultationBudgets].map(({ value }): string => value);
    expect(Object.keys(floors).toSorted()).toEqual(offered.toSorted());
    for (const { value } of budgets) {
      const email = anAddress();
      await sentLead(desk(), { email, budget: value });
      expect(await find<Worth>(desk().staff, { email }, worth)).toEqual([
        { budget: value, amount_cents: null, monthly_cents: null, worth_cents: floors[value] },
      ]);
    }
    for (const { value } of consultationBudgets) {
      const email = anAddress();
      const row = aConsultation({ email, budget: value });
      await stored(desk().visitor, "consultation_applications", row);
      expect(await find<Worth>(desk().staff, { email }, "budget,worth_cents")).toEqual([
        { budget: value, worth_cents: floors[value] },
      ]);
    }
    const email = anAddress();
    await sentLead(desk(), { email, budget: "" });
    expect(await find<Worth>(desk().staff, { email }, worth)).toEqual([
      { budget: "", amount_cents: null, monthly_cents: null, worth_cents: -1 },
    ]);
  });

  test("an order is worth what was ordered, once and each month", async () => {
    const orders = [
      { kind: "package", item_id: "professional", addons: ["premium-support"] },
      { kind: "plan", item_id: "starter", addons: [] },
    ];
    for (const order of orders) {
      const email = anAddress();
      await given(desk().visitor.rpc("place_order", anOrder({ email, ...order })));
      const [ordered] = await desk().run<{ once: number; monthly: number }>(
        `select subtotal_cents as once, monthly_cents as monthly from public.package_orders where email = '${email}'`,
      );
      const { once = 0, monthly = 0 } = ordered ?? {};
      expect(await find<Worth>(desk().staff, { email }, worth)).toEqual([
        {
          budget: "",
          amount_cents: once || null,
          monthly_cents: monthly || null,
          worth_cents: once || monthly,
        },
      ]);
      expect(once || monthly).toBeGreaterThan(0);
    }
  });

  test("lists are filtered by the amount with both ends, and by the budget", async () => {
    const search = await withBudgets("", "under-10k", "10k-25k", "25k-50k");
    expect(await budgetsOf({ search, min_cents: 1_000_000 })).toEqual(["10k-25k", "25k-50k"]);
    expect(await budgetsOf({ search, min_cents: 1_000_001 })).toEqual(["25k-50k"]);
    // Of which nobody knows what it is worth is not worth little.
    expect(await budgetsOf({ search, max_cents: 1_000_000 })).toEqual(["10k-25k", "under-10k"]);
    expect(await budgetsOf({ search, max_cents: 999_999 })).toEqual(["under-10k"]);
    expect(await budgetsOf({ search, min_cents: 0, max_cents: 0 })).toEqual(["under-10k"]);
    expect(await budgetsOf({ search, budget: "25k-50k" })).toEqual(["25k-50k"]);
    expect(await budgetsOf({ search, min_cents: null, max_cents: null })).toHaveLength(4);
  });

  test.each([
    // Clocks go back: a day of 25 hours.
    ["2026-11-01", "2026-11-01T07:00:00Z", "2026-11-02T08:00:00Z"],
    // Clocks go forward: one of 23.
    ["2026-03-08", "2026-03-08T08:00:00Z", "2026-03-09T07:00:00Z"],
    ["2026-07-04", "2026-07-04T07:00:00Z", "2026-07-05T07:00:00Z"],
  ])("days are those of the office: %s", async (day, first, next) => {
    const search = crypto.randomUUID();
    const moments: readonly (readonly [name: string, at: string, before: string])[] = [
      ["before", first, "1 millisecond"],
      ["first", first, "0"],
      ["last", next, "1 millisecond"],
      ["after", next, "0"],
    ];
    const changes: string[] = [];
    for (const [name, at, before] of moments) {
      const id = await sentLeadNamed(name, search);
      changes.push(`update public.inbox_entries
        set created_at = timestamptz '${at}' - interval '${before}' where id = '${id}'`);
    }
    await desk().run("alter table public.inbox_entries disable trigger user");
    for (const change of changes) await desk().run(change);
    await desk().run("alter table public.inbox_entries enable trigger user");
    const named = async (filter: object) =>
      (await find<{ name: string }>(desk().staff, { search, ...filter }, "name"))
        .map(({ name }) => name)
        .toSorted();
    expect(await named({ from_day: day, to_day: day })).toEqual(["first", "last"]);
    expect(await named({ from_day: day })).toEqual(["after", "first", "last"]);
    expect(await named({ to_day: day })).toEqual(["before", "first", "last"]);
  });

  function sentLeadNamed(name: string, word: string): Promise<string> {
    return sentLead(desk(), { name, message: `${word} ${crypto.randomUUID()}` });
  }

  test("many are changed, and exported, by the same filters as are listed", async () => {
    const search = await withBudgets("10k-25k", "25k-50k", "");
    const filter = { search, min_cents: 1_000_000, max_cents: 2_000_000, budget: "10k-25k" };
    const days = { from_day: "2020-01-01", to_day: "2099-12-31" };
    const change = { action: "tag", value: "vip", expected: 1, ...filter, ...days };
    const { batch } = await given<{ batch: string }>(
      desk().staff.rpc("start_bulk", change).single(),
    );
    await given(desk().staff.rpc("run_bulk", { batch }));
    expect(await budgetsOf({ search, tag: "vip" })).toEqual(["10k-25k"]);
    const none = { ...change, expected: 0, from_day: "2099-12-31" };
    expect(await given(desk().staff.rpc("start_bulk", none).single())).toMatchObject({ total: 0 });

    const rows = await given<{ entry: Worth }[]>(
      desk().owner.rpc("export_page", { ...filter, ...days }),
    );
    expect(rows.map(({ entry }) => entry.worth_cents)).toEqual([1_000_000]);
    const [logged] = await desk().run<{ after: object }>(
      "select after from public.audit_log where action = 'export' order by at desc limit 1",
    );
    expect(logged?.after).toMatchObject({ ...filter, ...days });
  });
});
