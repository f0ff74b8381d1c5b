import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyKind } from "../kinds/every-kind.ts";
import { send, stored } from "./records.ts";
import { aConsultation } from "../kinds/consultation.ts";
import { aJobApplication } from "../kinds/job.ts";
import { aSupportRequest } from "../kinds/support.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";

/** What visitors send into a table under an id of their own: all but contact submissions, whose columns are specified. */
const visitorForms = everyKind.flatMap(({ name, record, sample }) =>
  record.sentBy !== "anyone" || name === "contact" || record.message === null
    ? []
    : [
        {
          table: record.table,
          kind: name,
          prefix: record.prefix,
          first: record.statuses[0].value,
          aRow: sample.row,
          text: record.message,
        },
      ],
);

describe.each(engines)("forms of visitors on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;
  let stranger: Chair;
  let visitor: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    await server.staff("owner@example.com");
    staff = await server.staff("staff@example.com");
    stranger = await server.stranger("stranger@example.com");
    visitor = server.visitor();
  });
  afterAll(() => server.remove());

  describe.each(visitorForms)("$table", ({ table, kind, prefix, first, aRow, text }) => {
    test("everyone sends every field of the form, and staff read it back", async () => {
      for (const chair of [visitor, stranger, staff]) {
        const row = aRow();
        const { status, data, error } = await send(chair, table, row);
        expect({ status, data, error }).toEqual({ status: 201, data: null, error: null });
        const { data: rows } = await staff.from(table).select("*").eq("id", String(row["id"]));
        expect(rows).toEqual([{ ...row, status: first, created_at: expect.any(String) }]);
      }
    });

    test("it has its place in the inbox, under the reference its sender was shown", async () => {
      const id = await stored(visitor, table, aRow());
      const { data } = await staff
        .from("inbox_entries")
        .select("kind,status,reference")
        .eq("id", id);
      const reference = `${prefix}-${id.slice(0, 8).toUpperCase()}`;
      expect(data).toEqual([{ kind, status: first, reference }]);
      const found = await staff.rpc("find_entries", { search: reference }).select("id");
      expect(found.data).toEqual([{ id }]);
    });

    test.each(["status", "created_at"])("nobody sends %s", async (column) => {
      const value = column === "status" ? first : "2020-01-01T00:00:00Z";
      for (const chair of [visitor, stranger, staff]) {
        const { error } = await send(chair, table, { ...aRow(), [column]: value });
        expect(error?.code).toBe("42501");
      }
    });

    test("only staff read, and nobody asks for the row back while sending", async () => {
      const id = await stored(visitor, table, aRow());
      expect((await visitor.from(table).select("*")).error?.code).toBe("42501");
      expect((await stranger.from(table).select("*").eq("id", id)).data).toEqual([]);
      expect((await staff.from(table).select("id").eq("id", id)).data).toEqual([{ id }]);
      expect((await send(visitor, table, aRow()).select()).error?.code).toBe("42501");
    });

    test("staff change the status and nothing else, others nothing", async () => {
      const row = aRow();
      const id = await stored(visitor, table, row);
      for (const column of Object.keys(row)) {
        const change = staff
          .from(table)
          .update({ [column]: row[column] })
          .eq("id", id);
        expect((await change).error?.code).toBe("42501");
      }
      const move = { status: "declined" };
      expect((await visitor.from(table).update(move).eq("id", id)).error?.code).toBe("42501");
      expect((await stranger.from(table).update(move).eq("id", id).select()).data).toEqual([]);
      const { data } = await staff.from(table).select("status").eq("id", id);
      expect(data).toEqual([{ status: first }]);
    });

    test("nobody deletes", async () => {
      const id = await stored(visitor, table, aRow());
      for (const chair of [visitor, stranger, staff]) {
        expect((await chair.from(table).delete().eq("id", id)).error?.code).toBe("42501");
      }
    });

    test("ten identical sends at once are stored once", async () => {
      const row = aRow();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => send(server.visitor(), table, row)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
      const { data } = await staff.from(table).select("id").eq(text, String(row[text]));
      expect(data).toEqual([{ id: row["id"] }]);
    });

    test("the same words under another id are stored once, and both references find them", async () => {
      const row = aRow({ email: "Twin@Example.com" });
      const again = { ...row, id: crypto.randomUUID(), email: "twin@example.com" };
      const id = await stored(visitor, table, row);
      expect((await send(visitor, table, again)).status).toBe(201);
      const { data } = await staff.from(table).select("id").eq(text, String(row[text]));
      expect(data).toEqual([{ id }]);
      const found = await staff.rpc("find_entries", { search: again.id.slice(0, 8) }).select("id");
      expect(found.data).toEqual([{ id }]);
    });

    test("other words of the same sender are another message", async () => {
      const ids = [await stored(visitor, table, aRow()), await stored(visitor, table, aRow())];
      const { data } = await staff.from(table).select("id").in("id", ids);
      expect(data).toHaveLength(2);
    });

    test("control and direction characters are taken out", async () => {
      const mark = crypto.randomUUID();
      const id = await stored(visitor, table, aRow({ [text]: ` a\u202Eb\u0007c ${mark} ` }));
      const { data } = await staff.from(table).select(text).eq("id", id);
      expect(data).toEqual([{ [text]: `abc ${mark}` }]);
    });
  });

  test.each([
    { budget: "10k-25k" },
    { timeline: "soon" },
    { consultation_type: "telepathy" },
    { preferred_time: "night" },
    { timezone: "UTC" },
    { project_type: "other" },
    { services: ["Web Application Development", "Tarot"] },
    { agree_to_terms: false },
    { first_name: "" },
    { last_name: " \n" },
    { email: "nobody" },
    { phone: "" },
    { project_title: "" },
    { project_description: "x".repeat(10_001) },
  ])("a consultation with %o is refused as 400", async (wrong) => {
    const { status, error } = await send(
      visitor,
      "consultation_applications",
      aConsultation(wrong),
    );
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "23514" });
  });

  test("a consultation without a service is welcome", async () => {
    const { status } = await send(
      visitor,
      "consultation_applications",
      aConsultation({ services: [] }),
    );
    expect(status).toBe(201);
  });

  test("a support request takes anything but nothing", async () => {
    const only = (field: string) => ({ ...aSupportRequest({ message: "" }), [field]: "x" });
    for (const field of ["first_name", "last_name", "email", "subject", "message"]) {
      expect((await send(visitor, "support_requests", only(field))).status).toBe(201);
    }
    const empty = await send(visitor, "support_requests", aSupportRequest({ message: " " }));
    expect(empty.error?.code).toBe("23514");
    const odd = await send(visitor, "support_requests", aSupportRequest({ channel: "fax" }));
    expect(odd.error?.code).toBe("23514");
  });

  test.each([
    { cv_url: "javascript:alert(1)" },
    { job_slug: "../etc" },
    { links: Array.from({ length: 21 }, () => "a") },
    { email: "" },
    { message: "" },
  ])("a job application with %o is refused as 400", async (wrong) => {
    const { error } = await send(visitor, "job_applications", aJobApplication(wrong));
    expect(error?.code).toBe("23514");
  });
});
