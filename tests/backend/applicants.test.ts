import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anEngineer } from "../kinds/engineer.ts";
import { stored } from "./records.ts";
import type { Row } from "../kinds/kind-sample.ts";
import { aPartner } from "../kinds/partner.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";

/** What the database takes for sure, beside what a test changes. */
type Application = Row & { readonly id: string; readonly message: string };

type Program = {
  readonly table: string;
  readonly kind: string;
  readonly prefix: string;
  /** The state of a welcome applicant. */
  readonly last: string;
  readonly aRow: (overrides?: Row) => Application;
};

const programs: readonly Program[] = [
  {
    table: "partner_applications",
    kind: "partner",
    prefix: "PA",
    last: "approved",
    aRow: aPartner,
  },
  {
    table: "portal_applications",
    kind: "engineer",
    prefix: "EP",
    last: "invited",
    aRow: anEngineer,
  },
];

/** Rows that the tables refuse. */
const wrongRows: readonly (readonly [table: string, row: Application])[] = [
  ["partner_applications", aPartner({ company: " " })],
  ["partner_applications", aPartner({ partner_type: "friend" })],
  ["partner_applications", aPartner({ tier_interest: "diamond" })],
  ["partner_applications", aPartner({ expected_referrals: "11" })],
  ["partner_applications", aPartner({ message: "x".repeat(5001) })],
  ["portal_applications", anEngineer({ full_name: "" })],
  ["portal_applications", anEngineer({ profile_url: "" })],
  ["portal_applications", anEngineer({ availability: "nights" })],
  ["portal_applications", anEngineer({ stack: Array.from({ length: 31 }, () => "a") })],
];

describe.each(engines)("applications on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;
  let lena: Chair;
  let other: Chair;
  let visitor: Chair;
  let lenaId: string;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await server.staff("staff@example.com");
    lena = await server.stranger("lena@example.com");
    other = await server.stranger("other@example.com");
    visitor = server.visitor();
    lenaId = String((await lena.auth.getUser()).data.user?.id);
  });
  afterAll(() => server.remove());

  describe.each(programs)("$table", ({ table, kind, prefix, last, aRow }) => {
    const statusOf = async (id: string) =>
      (await staff.from(table).select("status").eq("id", id)).data?.[0]?.status;

    test("the applicant sends it, and user and address are the account's own", async () => {
      const row = aRow();
      const { status, data, error } = await lena.from(table).insert({ ...row });
      expect({ status, data, error }).toEqual({ status: 201, data: null, error: null });
      const { data: rows } = await lena.from(table).select("*").eq("id", row["id"]);
      expect(rows).toEqual([
        {
          ...row,
          user_id: lenaId,
          email: "lena@example.com",
          status: "new",
          created_at: expect.any(String),
        },
      ]);
    });

    test("it has its place in the inbox, under the reference its sender was shown", async () => {
      const id = await stored(lena, table, aRow());
      const reference = `${prefix}-${id.slice(0, 8).toUpperCase()}`;
      const { data } = await staff
        .from("inbox_entries")
        .select("kind,status,reference,email")
        .eq("id", id);
      expect(data).toEqual([{ kind, status: "new", reference, email: "lena@example.com" }]);
      expect((await lena.from("inbox_entries").select("*")).data).toEqual([]);
    });

    test.each([
      { status: "in_review" },
      { user_id: "00000000-0000-4000-8000-000000000000" },
      { email: "boss@example.com" },
      { created_at: "2020-01-01T00:00:00Z" },
    ])("nobody sends %o", async (column) => {
      for (const chair of [visitor, lena, staff]) {
        const { error } = await chair.from(table).insert({ ...aRow(), ...column });
        expect(error?.code).toBe("42501");
      }
    });

    test("a visitor without an account sends and reads nothing", async () => {
      expect((await visitor.from(table).insert({ ...aRow() })).error?.code).toBe("42501");
      expect((await visitor.from(table).select("*")).error?.code).toBe("42501");
      const change = visitor.from(table).update({ status: last }).neq("id", crypto.randomUUID());
      expect((await change).error?.code).toBe("42501");
    });

    test("applicants see their own only, staff all", async () => {
      const id = await stored(lena, table, aRow());
      expect((await lena.from(table).select("id").eq("id", id)).data).toEqual([{ id }]);
      expect((await other.from(table).select("id").eq("id", id)).data).toEqual([]);
      expect((await other.from(table).select("id").eq("user_id", lenaId)).data).toEqual([]);
      expect((await staff.from(table).select("id").eq("id", id)).data).toEqual([{ id }]);
    });

    test("the applicant changes nothing afterwards, and deletes nothing", async () => {
      const row = aRow();
      const id = await stored(lena, table, row);
      const move = lena.from(table).update({ status: "in_review" }).eq("id", id).select();
      expect((await move).data).toEqual([]);
      for (const column of [...Object.keys(row), "user_id", "email"]) {
        const change = lena
          .from(table)
          .update({ [column]: row[column] ?? lenaId })
          .eq("id", id);
        expect((await change).error?.code).toBe("42501");
      }
      for (const chair of [visitor, lena, staff]) {
        expect((await chair.from(table).delete().eq("id", id)).error?.code).toBe("42501");
      }
      expect(await statusOf(id)).toBe("new");
    });

    test("staff move it only along the listed ways, and change nothing else", async () => {
      const id = await stored(lena, table, aRow());
      const move = (status: string) => staff.from(table).update({ status }).eq("id", id);
      expect((await move(last)).error?.code).toBe("42501");
      expect((await move("rejected")).error?.code).toBe("42501");
      expect((await move("in_review")).error).toBeNull();
      expect((await move("new")).error?.code).toBe("42501");
      expect((await move(last)).error).toBeNull();
      expect((await move("in_review")).error?.code).toBe("42501");
      expect((await lena.from(table).select("status").eq("id", id)).data).toEqual([
        { status: last },
      ]);
      const words = staff.from(table).update({ message: "Ours" }).eq("id", id);
      expect((await words).error?.code).toBe("42501");
    });

    test("ten identical sends at once are stored once", async () => {
      const row = aRow();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => lena.from(table).insert({ ...row })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
      const { data } = await lena.from(table).select("id").eq("message", row["message"]);
      expect(data).toEqual([{ id: row["id"] }]);
    });

    test("the same words under another id are stored once; another account's are its own", async () => {
      const row = aRow();
      const again = { ...row, id: crypto.randomUUID() };
      await stored(lena, table, row);
      expect((await lena.from(table).insert({ ...again })).status).toBe(201);
      const theirs = await stored(other, table, { ...row, id: crypto.randomUUID() });
      const { data } = await staff
        .from(table)
        .select("id")
        .eq("message", row["message"])
        .order("created_at");
      expect(data).toEqual([{ id: row["id"] }, { id: theirs }]);
    });

    test("an id that somebody else has used takes nothing away", async () => {
      const row = aRow();
      await stored(lena, table, row);
      const thief = await other.from(table).insert({ ...aRow(), id: row["id"] });
      expect(thief.status).toBe(201);
      expect((await other.from(table).select("id").eq("id", row["id"])).data).toEqual([]);
      const kept = await lena.from(table).select("message").eq("id", row["id"]);
      expect(kept.data).toEqual([{ message: row["message"] }]);
    });
  });

  test("values that no form has are refused as 400", async () => {
    for (const [table, row] of wrongRows) {
      const { status, error } = await lena.from(table).insert({ ...row });
      expect({ status, code: error?.code }).toEqual({ status: 400, code: "23514" });
    }
  });
});
