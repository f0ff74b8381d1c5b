import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aConsultation } from "../kinds/consultation.ts";
import { usualTimesAfter } from "../support/usual-times.ts";
import { stored } from "./records.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";

let asked = 0;
function anEmail(): string {
  asked += 1;
  return `owner-${asked}@example.com`;
}

/** Without mail a booking answers the secret that letters have else. */
describe.each(engines)("a call by its secret on %s", (engine) => {
  let server: TestServer;
  let visitor: Chair;
  let staff: Chair;
  let times: readonly string[];

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await server.staff("staff@example.com");
    visitor = server.visitor();
    times = usualTimesAfter(2, "partner30");
  });
  afterAll(() => server.remove());
  beforeEach(() => run("delete from public.call_bookings"));

  function run(statement: string) {
    return sql.raw(statement).execute(server.backend.database.kysely);
  }
  async function book(startsAt: string | undefined, details: object = {}) {
    const { data, error } = await visitor.rpc("book_call", {
      type: "partner30",
      name: "Maya",
      email: anEmail(),
      starts_at: startsAt,
      ...details,
    });
    expect(error).toBeNull();
    return data[0];
  }
  async function rows() {
    const { data } = await staff.from("call_bookings").select("*").order("created_at");
    return data ?? [];
  }
  const ask = (name: string, values: object) => visitor.rpc(name, values);

  test("shows the call to whoever has it, and one answer to everybody else", async () => {
    const { secret } = await book(times[0], { tz: "Europe/Lisbon", phone: "+1 212 555 0100" });
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    const { data } = await ask("my_call", { secret });
    expect(data).toMatchObject([
      { state: "booked", place: "phone", tz: "Europe/Lisbon", host_name: "", moves_left: 5 },
    ]);
    const answers = await Promise.all(
      ["", "x", secret.slice(1), secret.toUpperCase(), "0".repeat(64)].flatMap((wrong) =>
        [
          { name: "my_call", more: {} },
          { name: "confirm_call", more: {} },
          { name: "move_call", more: { starts_at: times[1] } },
          { name: "cancel_call", more: { reason: "" } },
        ].map(({ name, more }) => ask(name, { secret: wrong, ...more })),
      ),
    );
    for (const { status, error } of answers)
      expect({ status, hint: error?.hint }).toEqual({ status: 404, hint: "unknown" });
    await run(`update public.call_bookings set starts_at = now() - interval '31 days',
      ends_at = now() - interval '31 days' + interval '30 minutes', status = 'done'`);
    expect((await ask("my_call", { secret })).status).toBe(404);
  });

  test("is kept as a digest alone", async () => {
    const { secret } = await book(times[0]);
    const { rows: links } = await sql<{ text: string }>`
      select to_jsonb(link)::text as text from private.call_links link`.execute(
      server.backend.database.kysely,
    );
    expect(links).toHaveLength(1);
    expect(JSON.stringify(links)).not.toContain(secret);
    const { rows: letters } = await sql`select * from public.outbox`.execute(
      server.backend.database.kysely,
    );
    expect(JSON.stringify(letters)).not.toContain(secret);
  });

  test("moves it, keeps its row, and its sequence rises with each change", async () => {
    const { secret } = await book(times[0]);
    for (const [index, time] of times.slice(1, 6).entries()) {
      const { data, error } = await ask("move_call", { secret, starts_at: time });
      expect(error).toBeNull();
      expect(data[0]).toMatchObject({ sequence: index + 1, moves_left: 4 - index });
      expect(new Date(data[0].starts).toISOString()).toBe(time);
    }
    const sixth = await ask("move_call", { secret, starts_at: times[7] });
    expect({ status: sixth.status, hint: sixth.error?.hint }).toEqual({
      status: 409,
      hint: "moves",
    });
    // Where it is already it may stay.
    expect((await ask("move_call", { secret, starts_at: times[5] })).error).toBeNull();
    expect(await rows()).toMatchObject([{ sequence: 5, moves: 5, status: "confirmed" }]);
    const { data: entries } = await staff.from("inbox_entries").select("subject,status");
    expect(entries?.map(({ subject }) => new Date(subject).toISOString())).toEqual([times[5]]);
  });

  test("twenty calls moved to one time: one gets it, the others keep theirs", async () => {
    const booked = [];
    for (const time of times.slice(0, 20)) booked.push(await book(time));
    const goal = times[30];
    const moves = await Promise.all(
      booked.map(({ secret }) => ask("move_call", { secret, starts_at: goal })),
    );
    expect(moves.filter(({ error }) => !error)).toHaveLength(1);
    expect(moves.filter(({ error }) => error?.hint === "taken")).toHaveLength(19);
    const starts = (await rows()).map((row) => new Date(row.starts_at).toISOString());
    expect(new Set(starts).size).toBe(20);
    expect(starts.filter((time) => times.slice(0, 20).includes(time))).toHaveLength(19);
  });

  test("a time onto part of its own is allowed, one that is past or closed is not", async () => {
    await run("update public.call_types set step_minutes = 15 where id = 'partner30'");
    const { secret } = await book(times[0]);
    const quarter = new Date(Date.parse(times[0] ?? "") + 15 * 60_000).toISOString();
    expect((await ask("move_call", { secret, starts_at: quarter })).error).toBeNull();
    const night = new Date(Date.parse(times[0] ?? "") + 12 * 3_600_000).toISOString();
    for (const wrong of [night, "2020-01-01T12:00:00Z"]) {
      const { status, error } = await ask("move_call", { secret, starts_at: wrong });
      expect({ status, hint: error?.hint }).toEqual({ status: 409, hint: "not-open" });
    }
    await run("update public.call_types set step_minutes = 30 where id = 'partner30'");
  });

  test("cancels it once, with its words, and frees the time", async () => {
    const { secret } = await book(times[0]);
    const { data } = await ask("cancel_call", { secret, reason: " I am ill.\n\nSorry " });
    expect(data).toMatchObject([{ state: "cancelled", cancelled_by: "visitor", sequence: 1 }]);
    expect((await ask("cancel_call", { secret, reason: "again" })).error).toBeNull();
    expect(await rows()).toMatchObject([
      { status: "cancelled", cancel_reason: "I am ill.\n\nSorry", sequence: 1 },
    ]);
    for (const [name, more] of [
      ["move_call", { starts_at: times[3] }],
      ["confirm_call", {}],
    ] as const) {
      const { status, error } = await ask(name, { secret, ...more });
      expect({ status, hint: error?.hint }).toEqual({ status: 409, hint: "cancelled" });
    }
    await book(times[0]);
  });

  test("changes nothing once the call has begun", async () => {
    const { secret } = await book(times[0]);
    await run(`update public.call_bookings set starts_at = now() - interval '1 minute',
      ends_at = now() + interval '29 minutes'`);
    for (const [name, more] of [
      ["move_call", { starts_at: times[3] }],
      ["cancel_call", { reason: "" }],
    ] as const) {
      const { status, error } = await ask(name, { secret, ...more });
      expect({ status, hint: error?.hint }).toEqual({ status: 409, hint: "past" });
    }
    expect((await ask("my_call", { secret })).data).toMatchObject([{ state: "past" }]);
  });

  test("nothing changes by GET, whatever its address", async () => {
    const { secret } = await book(times[0]);
    const before = await rows();
    for (const name of ["my_call", "confirm_call", "move_call", "cancel_call", "book_call"]) {
      for (const query of ["", `?secret=${secret}`, `?secret=${secret}&starts_at=${times[2]}`]) {
        const { status } = await fetch(`${server.origin}/rest/v1/rpc/${name}${query}`, {
          headers: { apikey: server.publishableKey },
        });
        expect(status).toBeGreaterThanOrEqual(400);
      }
    }
    expect(await rows()).toEqual(before);
  });

  test("a consultation's call belongs to its application and moves it", async () => {
    const email = anEmail();
    const id = await stored(visitor, "consultation_applications", aConsultation({ email }));
    const status = async () => {
      const { data } = await staff.from("consultation_applications").select("status").eq("id", id);
      return data?.[0]?.status;
    };
    const consult = { type: "consult30", email, consultation_id: id };
    const { secret } = await book(times[0], consult);
    expect(await status()).toBe("scheduled");
    expect(await rows()).toMatchObject([{ type: "consult30", consultation_id: id }]);
    await ask("cancel_call", { secret, reason: "" });
    expect(await status()).toBe("new");
    // Nobody learns from an address whether it has applied.
    for (const of of [email, anEmail()]) {
      const other = { type: "consult30", name: "Eve", email: of, starts_at: times[2] };
      expect((await visitor.rpc("book_call", other)).status).toBe(422);
    }
    const row = aConsultation({ email: anEmail() });
    await stored(visitor, "consultation_applications", row);
    const again = await stored(visitor, "consultation_applications", {
      ...row,
      id: crypto.randomUUID(),
    });
    await book(times[4], { type: "consult30", email: row["email"], consultation_id: again });
  });

  test.each([
    ["video-call", "link", "phone"],
    ["phone-call", "phone", "phone"],
    ["in-person", "office", "office"],
  ])(
    "an application for a %s is held by %s, and by %s where the host has no link",
    async (wanted, withLink, without) => {
      const bookOne = async (time: string | undefined) => {
        const email = anEmail();
        const application = aConsultation({ email, consultation_type: wanted });
        const id = await stored(visitor, "consultation_applications", application);
        await book(time, {
          type: "consult30",
          email,
          consultation_id: id,
          phone: "+1 212 555 0100",
        });
      };
      await bookOne(times[0]);
      await run(
        `update public.call_hosts set meets_by = 'link', meeting_url = 'https://meet.example/team' where number = 1`,
      );
      await bookOne(times[1]);
      const places = (await rows()).map(({ place }) => place);
      await run(
        `update public.call_hosts set meets_by = 'phone', meeting_url = '' where number = 1`,
      );
      expect(places).toEqual([without, withLink]);
    },
  );
});
