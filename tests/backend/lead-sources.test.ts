import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stored } from "./records.ts";
import { aSupportRequest } from "../kinds/support.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";

describe.each(engines)("where leads come from, on %s", (engine) => {
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
    return `lead-${crypto.randomUUID().slice(0, 8)}@example.com`;
  }
  /** Letters alone: figures do not make words differ. */
  function aWord(): string {
    return crypto
      .randomUUID()
      .replaceAll("-", "")
      .replaceAll(/\d/g, (figure) => "ghijklmnop"[Number(figure)] ?? "");
  }
  function sent(email: string): Promise<string> {
    return stored(visitor, "support_requests", aSupportRequest({ email }));
  }
  function tell(email: string, more: object = {}) {
    return visitor
      .from("lead_sources")
      .insert({ kind: "support", email, path: "/support", ...more });
  }
  async function sourceOf(id: string) {
    const { data } = await staff.from("inbox_entries").select("source,source_page").eq("id", id);
    return data?.[0];
  }

  test("it stands with the record of that kind and address", async () => {
    const email = anAddress();
    const id = await sent(email);
    const other = await sent(anAddress());
    const told = await tell(email.toUpperCase(), {
      entry_path: "/pricing",
      call_to_action: "Contact support",
      referrer_host: "news.example",
      utm_source: "letter",
      utm_campaign: "autumn",
    });
    expect(told).toMatchObject({ status: 201, data: null });
    expect(await sourceOf(id)).toEqual({ source: "letter", source_page: "/support" });
    expect(await sourceOf(other)).toEqual({ source: "", source_page: "" });
    const { data } = await staff.from("lead_sources").select("*").eq("entry_id", id);
    expect(data).toMatchObject([
      {
        entry_path: "/pricing",
        call_to_action: "Contact support",
        referrer_host: "news.example",
        utm_campaign: "autumn",
      },
    ]);
  });

  test("without a campaign it is the referring host, without that it is direct", async () => {
    const [from, direct] = [anAddress(), anAddress()];
    const ids = [await sent(from), await sent(direct)] as const;
    await tell(from, { referrer_host: "news.example" });
    await tell(direct);
    expect((await sourceOf(ids[0]))?.source).toBe("news.example");
    expect((await sourceOf(ids[1]))?.source).toBe("direct");
  });

  test("it decides nothing: a second word and a late one change no record", async () => {
    const email = anAddress();
    const id = await sent(email);
    await tell(email, { utm_source: "letter" });
    await tell(email, { utm_source: "spam" });
    expect((await sourceOf(id))?.source).toBe("letter");
    const late = await sent(anAddress());
    const { kysely } = server.backend.database;
    await sql`
      update public.inbox_entries set created_at = now() - interval '11 minutes'
      where id = ${late}::uuid`.execute(kysely);
    const { data } = await staff.from("inbox_entries").select("email").eq("id", late).single();
    expect((await tell(data?.email, { utm_source: "spam" })).status).toBe(201);
    expect((await sourceOf(late))?.source).toBe("");
  });

  async function judged(id: string) {
    const { kysely } = server.backend.database;
    const { rows } = await sql<{ settled: boolean; reasons: string[]; score: number }>`
      select settled_at is not null as settled, spam_reasons as reasons, spam_score as score
      from public.inbox_entries where id = ${id}::uuid`.execute(kysely);
    return rows[0];
  }
  /** Waits for the word of its page: some points speak against it, and too few. */
  async function doubtful(email: string) {
    const id = await stored(
      visitor,
      "support_requests",
      aSupportRequest({
        email,
        message: `Your page says ${aWord()} now. https://${aWord()}.top/x`,
      }),
    );
    expect(await judged(id)).toEqual({ settled: false, reasons: ["cheap-suffix:2"], score: 2 });
    return id;
  }
  test("who asks not to be followed leaves no source, and is heard all the same", async () => {
    const email = anAddress();
    const id = await doubtful(email);
    const told = await tell(email, { path: "", trap: false, seconds: 41.5 });
    expect(told).toMatchObject({ status: 201, data: null });
    expect(await sourceOf(id)).toEqual({ source: "", source_page: "" });
    expect(await judged(id)).toMatchObject({ settled: true });
    const { data } = await staff.from("lead_sources").select("*").eq("entry_id", id);
    expect(data).toMatchObject([
      { path: "", entry_path: "", referrer_host: "", utm_source: "", trap: false, seconds: 41.5 },
    ]);
  });

  test.each([
    [{ trap: true, seconds: 30 }, ["trap:2"]],
    [{ trap: false, seconds: 2.9 }, ["haste:2"]],
    [{ trap: true, seconds: 1 }, ["trap:2", "haste:1"]],
    [{ trap: false, seconds: 3 }, []],
    [{ trap: false }, []],
    [{}, []],
  ])("%j is written down beside its points, and settles the record", async (word, reasons) => {
    const email = anAddress();
    const id = await doubtful(email);
    const before = await judged(id);
    expect((await tell(email, word)).status).toBe(201);
    const after = await judged(id);
    expect(after?.settled).toBe(true);
    const added = after?.reasons.filter((reason) => !before?.reasons.includes(reason));
    expect(new Set(added)).toEqual(new Set(reasons));
  });

  test.each([
    { seconds: "soon" },
    { seconds: -1 },
    { seconds: 1_000_001 },
    { seconds: "NaN" },
    { seconds: "Infinity" },
    { seconds: [1] },
    { trap: "perhaps" },
    { trap: null },
    { trap: 2 },
    { path: null },
  ])("%j is refused, and leaves the record as it was", async (word) => {
    const email = anAddress();
    const id = await doubtful(email);
    const { status } = await tell(email, word);
    expect(status).toBe(400);
    expect(await judged(id)).toMatchObject({ settled: false });
  });

  test("staff read, others do not, and nobody names the record or changes a word", async () => {
    const email = anAddress();
    const id = await sent(email);
    await tell(email);
    const stranger = await server.stranger("stranger@example.com");
    expect((await visitor.from("lead_sources").select("*")).error?.code).toBe("42501");
    expect((await stranger.from("lead_sources").select("*")).data).toEqual([]);
    expect((await tell(email, { entry_id: id })).error?.code).toBe("42501");
    for (const chair of [visitor, stranger, staff]) {
      const change = await chair.from("lead_sources").update({ path: "/" }).eq("entry_id", id);
      expect(change.error?.code).toBe("42501");
      const gone = await chair.from("lead_sources").delete().eq("entry_id", id);
      expect(gone.error?.code).toBe("42501");
    }
    expect((await tell(email, { path: "x".repeat(301) })).error?.code).toBe("23514");
  });
});
