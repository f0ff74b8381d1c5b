import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { priceRows, type PriceRow } from "#domain/prices.ts";
import { priceListStatement } from "../../server/backend/price-list.ts";
import type { Row } from "../kinds/kind-sample.ts";
import { anOrder } from "../kinds/order.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";

type Placed = { reference: string; subtotal_cents: number; monthly_cents: number };

describe.each(engines)("orders on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;
  let visitor: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await server.staff("staff@example.com");
    visitor = server.visitor();
  });
  afterAll(() => server.remove());

  async function place(row: Row): Promise<Placed> {
    const { data, error } = await visitor.rpc("place_order", row).single<Placed>();
    if (error) throw new Error(error.message);
    return data;
  }

  async function priceList(): Promise<unknown[]> {
    const { rows } = await sql`
      select kind, id, name, price_cents as cents, is_monthly as "isMonthly" from private.price_list`.execute(
      server.backend.database.kysely,
    );
    return rows;
  }

  test("the database asks what the pages ask", async () => {
    expect(new Set(await priceList())).toEqual(new Set(priceRows()));
  });

  test("a price that changes is asked of the next order, and no order of before changes", async () => {
    const { kysely } = server.backend.database;
    const use = (rows: readonly PriceRow[]) => sql.raw(priceListStatement(rows)).execute(kysely);
    const dearer = priceRows().map((row) =>
      row.id === "rush-delivery" ? { ...row, name: "Rush O'Clock", cents: 160_000 } : row,
    );
    const isLeft = ({ id }: PriceRow) => id !== "brand-identity";
    try {
      const before = await place(anOrder({ addons: ["rush-delivery"] }));
      await use(dearer.filter(isLeft));
      expect(new Set(await priceList())).toEqual(new Set(dearer.filter(isLeft)));
      const after = await place(anOrder({ addons: ["rush-delivery"] }));
      expect(after.subtotal_cents - before.subtotal_cents).toBe(10_000);
      await expect(place(anOrder({ addons: ["brand-identity"] }))).rejects.toThrow(/no such/);
      const { data } = await staff
        .from("package_orders")
        .select("subtotal_cents")
        .order("created_at");
      expect(data?.map(({ subtotal_cents }) => subtotal_cents)).toEqual(
        expect.arrayContaining([before.subtotal_cents, after.subtotal_cents]),
      );
      await expect(use(dearer.map((row) => ({ ...row, cents: -1 })))).rejects.toMatchObject({
        code: "23514",
      });
    } finally {
      await use(priceRows());
    }
    expect(new Set(await priceList())).toEqual(new Set(priceRows()));
  });

  test("once and monthly are added up apart", async () => {
    const placed = await place(
      anOrder({ addons: ["rush-delivery", "premium-support", "brand-identity"] }),
    );
    expect(placed).toEqual({
      reference: expect.stringMatching(/^PL-[0-9A-F]{8}$/),
      subtotal_cents: 599_700 + 150_000 + 150_000,
      monthly_cents: 50_000,
    });
    const plan = await place(
      anOrder({ kind: "plan", item_id: "starter", addons: ["extra-storage"] }),
    );
    expect(plan).toMatchObject({ subtotal_cents: 0, monthly_cents: 155_000 });
  });

  test("a price that the browser names is not even an argument", async () => {
    const { error, status } = await visitor.rpc("place_order", {
      ...anOrder(),
      subtotal_cents: "1",
    });
    expect({ code: error?.code, status }).toEqual({ code: "PGRST202", status: 404 });
  });

  test("an add-on counts once, however often it is named", async () => {
    const placed = await place(anOrder({ addons: ["rush-delivery", "rush-delivery"] }));
    expect(placed.subtotal_cents).toBe(599_700 + 150_000);
  });

  test.each([
    { item_id: "galactic" },
    { kind: "plan", item_id: "enterprise" },
    { kind: "package-add-on", item_id: "rush-delivery" },
    { addons: ["extra-storage"] },
    { addons: ["free-lunch"] },
  ])("%o is refused", async (wrong) => {
    const { error, status } = await visitor.rpc("place_order", anOrder(wrong));
    expect({ code: error?.code, status }).toEqual({ code: "PT422", status: 422 });
  });

  test.each([{ agree_to_terms: false }, { name: "" }, { email: "x" }, { address: "" }])(
    "%o is refused as 400",
    async (wrong) => {
      const { error, status } = await visitor.rpc("place_order", anOrder(wrong));
      expect({ code: error?.code, status }).toEqual({ code: "23514", status: 400 });
    },
  );

  test("staff read names and prices as they were", async () => {
    const order = anOrder({ addons: ["content-creation"] });
    const { reference } = await place(order);
    const { data: entry } = await staff
      .from("inbox_entries")
      .select("id,subject")
      .eq("reference", reference)
      .single();
    expect(entry?.subject).toBe("Professional package");
    const { data } = await staff.from("package_orders").select("*").eq("id", entry?.id).single();
    expect(data).toEqual({
      ...order,
      id: entry?.id,
      status: "submitted",
      created_at: expect.any(String),
      subtotal_cents: 799_700,
      monthly_cents: 0,
      snapshot: {
        name: "Professional package",
        price_cents: 599_700,
        is_monthly: false,
        addons: [
          {
            id: "content-creation",
            name: "Content Creation",
            price_cents: 200_000,
            is_monthly: false,
          },
        ],
      },
    });
  });

  test("ten identical orders at once are one, under one reference", async () => {
    const order = anOrder({ addons: ["premium-support", "rush-delivery"] });
    const reversed = { ...order, addons: ["rush-delivery", "premium-support"] };
    const placed = await Promise.all(
      Array.from({ length: 10 }, (_, index) => place(index % 2 ? order : reversed)),
    );
    expect(new Set(placed.map(({ reference }) => reference)).size).toBe(1);
    const { data } = await staff
      .from("package_orders")
      .select("id")
      .eq("notes", String(order["notes"]));
    expect(data).toHaveLength(1);
  });

  test("the same id is one order, however much later, and its totals are the stored ones", async () => {
    const order = anOrder({ id: crypto.randomUUID(), addons: ["rush-delivery"] });
    const first = await place(order);
    expect(first.reference).toBe(`PL-${String(order["id"]).slice(0, 8).toUpperCase()}`);
    await sql`
      update public.inbox_entries set created_at = now() - interval '1 hour'
      where id = ${order["id"]}::uuid`.execute(server.backend.database.kysely);
    expect(await place(order)).toEqual(first);
    const { data } = await staff.from("package_orders").select("id").eq("id", String(order["id"]));
    expect(data).toHaveLength(1);
  });

  test("nobody writes past the function, and only staff read", async () => {
    await place(anOrder());
    const stranger = await server.stranger("stranger@example.com");
    for (const chair of [visitor, stranger, staff]) {
      const table = chair.from("package_orders");
      expect((await table.insert({ kind: "package" })).error?.code).toBe("42501");
      const dear = await table.update({ subtotal_cents: "1" }).eq("kind", "package");
      expect(dear.error?.code).toBe("42501");
      expect((await table.delete().eq("kind", "package")).error?.code).toBe("42501");
    }
    expect((await visitor.from("package_orders").select("*")).error?.code).toBe("42501");
    expect((await stranger.from("package_orders").select("*")).data).toEqual([]);
  });
});
