import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";

describe.each(engines)("the newsletter on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;
  let visitor: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await server.staff("staff@example.com");
    visitor = server.visitor();
  });
  afterAll(() => server.remove());

  function anAddress(): string {
    return `reader-${crypto.randomUUID().slice(0, 8)}@example.com`;
  }
  async function subscribed(): Promise<string> {
    const email = anAddress();
    await visitor.rpc("subscribe", { email, source: "/blog" });
    return email;
  }
  async function statusOf(email: string) {
    const { data } = await staff
      .from("newsletter_subscribers")
      .select("status")
      .in("email", [email, email.toUpperCase()]);
    return data?.map(({ status }) => status);
  }
  async function tokensOf(email: string) {
    const { rows } = await sql<{ confirm: string; unsubscribe: string }>`
      select confirm, tokens.unsubscribe from private.newsletter_tokens tokens
      join public.newsletter_subscribers on id = subscriber_id
      where lower(email) = lower(${email})`.execute(server.backend.database.kysely);
    return rows[0] ?? { confirm: "", unsubscribe: "" };
  }

  test("the answer is the same for a known and an unknown address", async () => {
    const email = anAddress();
    const send = (address: string) => visitor.rpc("subscribe", { email: address, source: "/blog" });
    const first = await send(email);
    const again = await send(email.toUpperCase());
    expect(again).toEqual(first);
    expect(first).toMatchObject({ status: 204, data: null, error: null });
    expect(await statusOf(email)).toEqual(["pending"]);
  });

  test("what is no address is refused", async () => {
    const { error, status } = await visitor.rpc("subscribe", { email: "nobody" });
    expect({ code: error?.code, status }).toEqual({ code: "23514", status: 400 });
  });

  test("ten identical sends at once are one subscriber", async () => {
    const email = anAddress();
    await Promise.all(
      Array.from({ length: 10 }, () => server.visitor().rpc("subscribe", { email })),
    );
    expect(await statusOf(email)).toEqual(["pending"]);
  });

  test("the link of the e-mail confirms once and may be pressed again", async () => {
    const email = await subscribed();
    const { confirm } = await tokensOf(email);
    const press = () => visitor.rpc("confirm_subscription", { token: confirm });
    expect((await press()).data).toBe(true);
    expect(await statusOf(email)).toEqual(["confirmed"]);
    expect((await press()).data).toBe(true);
    const unknown = await visitor.rpc("confirm_subscription", { token: "0".repeat(64) });
    expect(unknown.data).toBe(false);
  });

  test("one link takes the address off, and the old confirmation does not put it back", async () => {
    const email = await subscribed();
    const { confirm, unsubscribe } = await tokensOf(email);
    await visitor.rpc("confirm_subscription", { token: confirm });
    const press = () => visitor.rpc("unsubscribe", { token: unsubscribe });
    expect((await press()).data).toBe(true);
    expect((await press()).data).toBe(true);
    expect(await statusOf(email)).toEqual(["unsubscribed"]);
    expect((await visitor.rpc("confirm_subscription", { token: confirm })).data).toBe(false);
    expect((await visitor.rpc("unsubscribe", { token: "x" })).data).toBe(false);
  });

  test("who comes back is pending again", async () => {
    const email = await subscribed();
    const { unsubscribe } = await tokensOf(email);
    await visitor.rpc("unsubscribe", { token: unsubscribe });
    await visitor.rpc("subscribe", { email });
    expect(await statusOf(email)).toEqual(["pending"]);
  });

  test("the secrets of the links are nobody's to read, and nobody writes past the functions", async () => {
    const email = await subscribed();
    const { confirm } = await tokensOf(email);
    const stranger = await server.stranger(anAddress());
    for (const chair of [visitor, stranger, staff]) {
      const table = chair.from("newsletter_subscribers");
      expect((await table.insert({ email: anAddress() })).error?.code).toBe("42501");
      expect((await table.delete().eq("email", email)).error?.code).toBe("42501");
      const other = await table.update({ email: anAddress() }).eq("email", email);
      expect(other.error?.code).toBe("42501");
      const secrets = await chair.from("newsletter_tokens").select("*");
      expect(secrets.status).toBe(404);
    }
    expect((await visitor.from("newsletter_subscribers").select("*")).error?.code).toBe("42501");
    expect((await stranger.from("newsletter_subscribers").select("*")).data).toEqual([]);
    const { data } = await staff.rpc("find_entries", { search: confirm });
    expect(data).toEqual([]);
  });
});
