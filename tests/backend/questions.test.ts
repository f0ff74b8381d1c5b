import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tables } from "../../server/gateway/allowed-questions.ts";
import { createAsk, type Ask } from "./ask.ts";
import { send } from "./records.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

const REFUSED = {
  code: "PGRST100",
  message: "This is not a question that the site asks.",
  details: null,
  hint: null,
};
const slow = String.raw`match.^(a+)(a+)(a+)(a+)\4\3\2\1$`;

describe.each(engines)("questions on %s", (engine) => {
  let server: TestServer;
  let owner: Chair;
  let staff: Chair;
  let applicant: Chair;
  let visitor: Chair;
  let ask: Ask;

  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await server.staff("owner@example.com");
    staff = await server.staff("staff@example.com");
    applicant = await server.stranger("applicant@example.com");
    visitor = server.visitor();
    ask = await createAsk(server, { owner, staff, applicant });
  });
  afterAll(() => server.remove());

  test("a regular expression is asked by nobody, however it is dressed", async () => {
    const row = { company: "Aa", partner_type: "agency", message: "a".repeat(4_999) };
    expect((await send(applicant, "partner_applications", row)).status).toBe(201);
    const table = "/rest/v1/partner_applications?select=id";
    for (const as of ["visitor", "applicant", "staff", "owner"]) {
      for (const question of [
        `message=${encodeURIComponent(slow)}`,
        `message=not.${encodeURIComponent(slow)}`,
        `or=(message.${encodeURIComponent(slow)},id.is.null)`,
        `and=(message.${encodeURIComponent(slow)})`,
        "message=imatch.a",
        "message=ilike.*a*",
        "message=fts.a",
      ]) {
        const answer = await ask(`${table}&${question}`, { as });
        expect({ status: answer.status, body: await answer.json() }).toEqual({
          status: 400,
          body: REFUSED,
        });
      }
    }
    const byClient = await applicant
      .from("partner_applications")
      .select("id")
      .filter("message", "match", "a");
    expect(byClient.error).toMatchObject({ code: "PGRST100", message: REFUSED.message });
  });

  test("a column is answered once, by its own name, and an address has an end", async () => {
    const names = (count: number) =>
      Array.from({ length: count }, (_, index) => `${index}a:message`).join(",");
    const ask100 = await ask(`/rest/v1/partner_applications?select=${names(100)}`);
    expect(await ask100.json()).toEqual(REFUSED);
    const ask900 = await ask(`/rest/v1/partner_applications?select=${names(900)}`, {
      as: "applicant",
    });
    expect(ask900.status).toBe(414);
    expect(await ask900.json()).toMatchObject({ message: "The address is too long" });
    const twice = await ask("/rest/v1/partner_applications?select=message,message");
    expect(await twice.json()).toEqual(REFUSED);
  });

  test("an answer ends at four megabytes, an export does not", async () => {
    await sql`
      insert into public.contact_submissions (name, email, message, created_at)
      select 'Long', 'long' || i || '@example.com', repeat('x', 10000), now() - interval '2 hours' from generate_series(1, 500) i`.execute(
      server.backend.database.unhurried,
    );
    const table = "/rest/v1/contact_submissions";
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(`${table}?select=id,message&name=eq.Long`)),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ code: "PGRST413" });
    }
    const page = await staff.from("contact_submissions").select("*").eq("name", "Long").limit(51);
    expect(page.data).toHaveLength(51);
    const count = { count: "exact", head: true } as const;
    const all = await staff.from("contact_submissions").select("*", count).eq("name", "Long");
    expect(all.count).toBe(500);
    const exported = await owner.rpc("export_page", { search: "long" });
    expect(exported.data).toHaveLength(500);
  });

  test("nobody is told how many rows are hidden", async () => {
    for (const as of ["visitor", "applicant", "staff"]) {
      for (const prefer of ["count=planned", "count=estimated", "return=minimal, count=planned"]) {
        const answer = await ask("/rest/v1/contact_submissions?select=id&limit=1", { as, prefer });
        expect(await answer.json()).toEqual(REFUSED);
        expect(answer.headers.get("content-range")).toBeNull();
      }
    }
    await visitor.from("contact_submissions").insert(aLead());
    const exact = await applicant.from("contact_submissions").select("id", { count: "exact" });
    expect(exact.count).toBe(0);
  });

  test("what somebody is called is compared as the text that it is", async () => {
    for (const name of ["{x}", "true", "null", "not_null", "12", '"quoted"', "a,b", "(c)"]) {
      await visitor.from("contact_submissions").insert(aLead({ name }));
      const found = await staff.from("contact_submissions").select("name").eq("name", name);
      expect(found.data).toEqual([{ name }]);
    }
    for (const name of ["{x}", "true", "null", "a,b", "(c)"]) {
      const asked = staff.from("contact_submissions").select("name").in("name", [name, "nobody"]);
      expect((await asked).data).toEqual([{ name }]);
    }
  });

  test("all that staff may read may be asked for, and nothing else", async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select relname as table, attname as column
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
        and attnum > 0 and not attisdropped
        and has_column_privilege('authenticated', pg_class.oid, attnum, 'select')`.execute(
      server.backend.database.kysely,
    );
    const readable = Map.groupBy(rows, ({ table }) => table);
    const own = [
      "contact_id",
      "digest",
      "is_stranger",
      "search_text",
      "waited_since",
      "words_digest",
    ];
    const expected = Object.fromEntries(
      [...readable].map(([table, columns]) => [
        table,
        columns
          .map(({ column }) => column)
          .filter((column) => !own.includes(column))
          .toSorted(),
      ]),
    );
    expect(
      Object.fromEntries(
        [...tables].map(([table, { columns }]) => [table, [...columns].toSorted()]),
      ),
    ).toEqual(expected);
  });
});
