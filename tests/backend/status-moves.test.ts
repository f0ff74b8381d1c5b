import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aConsultation, aJobApplication, anOrder, aSupportRequest, send } from "./records.ts";
import { engines, startTestServer, type Chair, type TestServer } from "./test-server.ts";

/** What design and decisions list, written out once more so that the table of the database is read by somebody. */
const ways: Readonly<Record<string, { table: string; states: string; moves: string }>> = {
  consultation: {
    table: "consultation_applications",
    states: "new scheduled completed declined",
    moves: "new>scheduled scheduled>completed new>declined scheduled>declined",
  },
  support: { table: "support_requests", states: "open resolved", moves: "open>resolved" },
  job: {
    table: "job_applications",
    states: "new reviewing interview hired rejected withdrawn",
    moves:
      "new>reviewing reviewing>interview interview>hired reviewing>rejected interview>rejected new>withdrawn reviewing>withdrawn interview>withdrawn",
  },
  call: {
    table: "call_bookings",
    states: "confirmed done no_show cancelled",
    moves: "confirmed>done confirmed>no_show confirmed>cancelled",
  },
  order: {
    table: "package_orders",
    states: "submitted invoiced paid delivered cancelled",
    moves:
      "submitted>invoiced invoiced>paid paid>delivered submitted>cancelled invoiced>cancelled paid>cancelled",
  },
  partner: {
    table: "partner_applications",
    states: "new in_review approved rejected",
    moves: "new>in_review in_review>approved in_review>rejected",
  },
  engineer: {
    table: "portal_applications",
    states: "new in_review invited rejected",
    moves: "new>in_review in_review>invited in_review>rejected",
  },
  newsletter: {
    table: "newsletter_subscribers",
    states: "pending confirmed unsubscribed",
    moves: "pending>unsubscribed confirmed>unsubscribed",
  },
};

describe.each(engines)("moves of a status on %s", (engine) => {
  let server: TestServer;
  let staff: Chair;
  const records: Record<string, string> = {};

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await server.staff("staff@example.com");
    const visitor = server.visitor();
    const applicant = await server.stranger("applicant@example.com");
    await send(visitor, "consultation_applications", aConsultation());
    await send(visitor, "support_requests", aSupportRequest());
    await send(visitor, "job_applications", aJobApplication());
    await visitor.rpc("place_order", anOrder());
    await visitor.rpc("subscribe", { email: "reader@example.com" });
    await send(applicant, "partner_applications", { company: "Halvorsen", partner_type: "agency" });
    await send(applicant, "portal_applications", {
      full_name: "Lena",
      profile_url: "lena.example",
    });
    await sql`
      insert into public.call_bookings (type, name, email, starts_at, ends_at)
      values ('call15', 'Ada', 'ada@example.com', now() + interval '1 day',
        now() + interval '1 day 15 minutes')`.execute(server.backend.database.kysely);
    for (const [kind, { table }] of Object.entries(ways)) {
      const { data } = await staff.from(table).select("id").single();
      records[kind] = String(data?.id);
    }
  });
  afterAll(() => server.remove());

  async function putInto(kind: string, state: string) {
    const { kysely } = server.backend.database;
    const table = sql.table(`public.${ways[kind]?.table}`);
    await kysely.transaction().execute(async (transaction) => {
      await sql`select set_config('private.moves_freely', 'on', true)`.execute(transaction);
      await sql`update ${table} set status = ${state} where id = ${records[kind]}::uuid`.execute(
        transaction,
      );
    });
  }

  test("the table of moves is the one written here, and contact has its one move", async () => {
    const { data } = await staff.from("status_moves").select("kind,from_status,to_status");
    const listed = Object.entries(ways).flatMap(([kind, { moves }]) =>
      moves.split(" ").map((move) => `${kind} ${move}`),
    );
    const stored = (data ?? []).map((row) => `${row.kind} ${row.from_status}>${row.to_status}`);
    expect(stored.toSorted()).toEqual([...listed, "contact new>responded"].toSorted());
  });

  test.each(Object.keys(ways))("%s goes where it may and nowhere else", async (kind) => {
    const { table, states, moves } = ways[kind] ?? { table: "", states: "", moves: "" };
    const id = records[kind];
    const gone: string[] = [];
    const disagreeing: string[] = [];
    for (const from of states.split(" ")) {
      for (const to of [...states.split(" "), "lost"]) {
        if (to === from) continue;
        await putInto(kind, from);
        const change = staff.from(table).update({ status: to }).eq("id", id).select("status");
        const { error } = await change;
        if (!error) gone.push(`${from}>${to}`);
        const entry = await staff.from("inbox_entries").select("status").eq("id", id).single();
        if (entry.data?.status !== (error ? from : to)) disagreeing.push(`${from}>${to}`);
      }
    }
    expect(gone.toSorted()).toEqual(moves.split(" ").toSorted());
    expect(disagreeing).toEqual([]);
  });

  test("a move is in the log with who made it", async () => {
    await putInto("support", "open");
    await staff
      .from("support_requests")
      .update({ status: "resolved" })
      .eq("id", records["support"]);
    const me = (await staff.auth.getUser()).data.user?.id;
    const { data } = await staff
      .from("audit_log")
      .select("kind,actor_id,before,after")
      .eq("record_id", records["support"])
      .eq("actor_id", me)
      .order("at", { ascending: false })
      .limit(1);
    expect(data).toEqual([
      {
        kind: "support",
        actor_id: me,
        before: { status: "open" },
        after: { status: "resolved" },
      },
    ]);
  });

  test("visitors and strangers do not see the table of moves", async () => {
    expect((await server.visitor().from("status_moves").select("*")).error?.code).toBe("42501");
    const stranger = await server.stranger("stranger@example.com");
    expect((await stranger.from("status_moves").select("*")).data).toEqual([]);
    const open = { kind: "support", from_status: "resolved", to_status: "open" };
    expect((await send(staff, "status_moves", open)).error?.code).toBe("42501");
  });
});
