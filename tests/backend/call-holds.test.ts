import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { usualTimesAfter } from "../support/usual-times.ts";
import type { SmtpServer } from "./smtp-server.ts";
import { startWithMail } from "./start-with-mail.ts";
import { type Chair, engines, type TestServer } from "./test-server.ts";

let asked = 0;
function anEmail(): string {
  asked += 1;
  return `caller-${asked}@callers.example`;
}

/** With mail on a mailbox confirms first: what strangers can do, and what they learn. */
describe.each(engines)("a call that is to be confirmed on %s", (engine) => {
  let smtp: SmtpServer;
  let server: TestServer;
  let staff: Chair;
  let times: readonly string[];

  beforeAll(async () => {
    ({ smtp, server } = await startWithMail(engine, { MAIL_STAFF_TO: "team@perilune.example" }));
    staff = await server.staff("staff@example.com");
    times = usualTimesAfter(1);
  });
  afterAll(async () => {
    await server.remove();
    await smtp.stop();
  });
  beforeEach(async () => {
    await server.mailWorker?.runDueMail();
    await run("delete from public.call_bookings");
    await run("delete from public.outbox");
    await run("delete from private.call_refused");
  });

  async function run(statement: string): Promise<void> {
    await sql.raw(statement).execute(server.backend.database.kysely);
  }
  async function book(startsAt: string | undefined, email: string, chair = server.visitor()) {
    const id = crypto.randomUUID();
    const { data, error, status } = await chair.rpc("book_call", {
      id,
      type: "call15",
      name: "Maya",
      email,
      starts_at: startsAt,
    });
    return { id, row: data?.[0], error, status };
  }
  async function statuses(): Promise<readonly string[]> {
    const { data } = await staff.from("call_bookings").select("status").order("created_at");
    return (data ?? []).map(({ status }) => String(status));
  }
  const progress = async (id: string) =>
    (await server.visitor().rpc("call_progress", { id })).data?.[0]?.state;
  /** The secrets in the letters to a mailbox, the oldest first. */
  async function secretsFor(email: string): Promise<readonly string[]> {
    await server.mailWorker?.runDueMail();
    return smtp.emails
      .filter(({ to }) => to.includes(email))
      .map(({ text }) => /\/calls#([0-9a-f]{64})/.exec(text)?.[1] ?? "");
  }
  async function secretFor(email: string): Promise<string> {
    return (await secretsFor(email)).at(-1) ?? "";
  }
  const confirm = (secret: string) => server.visitor().rpc("confirm_call", { secret });
  async function isFree(time: string | undefined): Promise<boolean | undefined> {
    const { data } = await server.visitor().rpc("open_calls", { type: "call15" }, { get: true });
    const rows: readonly { starts: string; is_free: boolean }[] = data ?? [];
    return rows.find(({ starts }) => new Date(starts).toISOString() === time)?.is_free;
  }

  test("keeps its time for half an hour, and is a call and a lead once its mailbox says so", async () => {
    const email = anEmail();
    const { id, row } = await book(times[0], email);
    expect(row).toMatchObject({ state: "held", secret: null, meeting_url: null });
    const minutes = (Date.parse(row.keeps_until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(28);
    expect(minutes).toBeLessThanOrEqual(30);
    expect(await isFree(times[0])).toBe(false);
    expect((await staff.from("inbox_entries").select("id").eq("id", id)).data).toEqual([]);
    expect(await progress(id)).toBe("held");

    const secret = await secretFor(email);
    expect((await server.visitor().rpc("my_call", { secret })).data).toMatchObject([
      { state: "unconfirmed" },
    ]);
    const { data } = await confirm(secret);
    expect(data).toMatchObject([{ state: "booked", sequence: 0 }]);
    expect(await progress(id)).toBe("confirmed");
    expect((await confirm(secret)).data).toMatchObject([{ state: "booked", sequence: 0 }]);
    expect((await staff.from("inbox_entries").select("status").eq("id", id)).data).toEqual([
      { status: "confirmed" },
    ]);
    expect(await statuses()).toEqual(["confirmed"]);
  });

  test("lets go of its time afterwards, and can still be confirmed while nobody else has it", async () => {
    const [early, late] = [anEmail(), anEmail()];
    const { id } = await book(times[0], early);
    const secret = await secretFor(early);
    await run("update public.call_bookings set hold_until = now() - interval '1 second'");
    expect(await progress(id)).toBe("lapsed");
    expect(await isFree(times[0])).toBe(true);
    const other = await book(times[0], late);
    // Its letter goes out while it is still held: one that is released has none.
    const lateSecret = await secretFor(late);
    const taken = await confirm(secret);
    expect({ status: taken.status, hint: taken.error?.hint }).toEqual({
      status: 409,
      hint: "taken",
    });
    await server.visitor().rpc("release_call", { id: other.id });
    expect(await progress(other.id)).toBe("lapsed");
    expect((await confirm(secret)).data).toMatchObject([{ state: "booked" }]);
    const second = await confirm(lateSecret);
    expect(second.error?.hint).toBe("taken");
  });

  test("is forgotten a week after it lapsed", async () => {
    await book(times[0], anEmail());
    await run(`update public.call_bookings set hold_until = now() - interval '8 days',
      created_at = now() - interval '8 days'`);
    await server.mailWorker?.runDueMail();
    await server.mailWorker?.runDueMail();
    expect(await statuses()).toEqual([]);
  });

  test("one mailbox holds two times, all strangers together twelve, and a sixth of a day", async () => {
    const mailbox = anEmail();
    for (const time of times.slice(0, 3)) await book(time, mailbox);
    expect(await statuses()).toEqual(["held", "held", "waiting"]);
    await run("delete from public.call_bookings");
    for (const time of times.slice(0, 8)) await book(time, anEmail());
    expect((await statuses()).filter((status) => status === "held")).toHaveLength(6);
    for (const time of times.slice(36, 48)) await book(time, anEmail());
    expect((await statuses()).filter((status) => status === "held")).toHaveLength(12);
    await book(times[80], anEmail());
    expect((await statuses()).at(-1)).toBe("waiting");
  });

  test("strangers without a mailbox fill nothing: 180 bookings from 39 networks", async () => {
    const visitors = Array.from({ length: 39 }, (_, index) =>
      server.visitor(`203.0.113.${index + 1}`),
    );
    const answers = await Promise.all(
      Array.from({ length: 180 }, (_, index) =>
        book(times[index], `nobody-${index}@nowhere.example`, visitors[index % 39]),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409 || status === 429)).toBe(
      true,
    );
    const stored = await statuses();
    expect(stored.filter((status) => status === "confirmed")).toEqual([]);
    expect(stored.filter((status) => status === "held").length).toBeLessThanOrEqual(12);
    const { data } = await server.visitor().rpc("open_calls", { type: "call15" }, { get: true });
    const open: readonly { is_free: boolean }[] = data ?? [];
    expect(open.filter(({ is_free: free }) => !free).length).toBeLessThanOrEqual(12);
    expect((await staff.from("inbox_entries").select("id").eq("kind", "call")).data).toEqual([]);
  });

  test("what keeps its time, what does not, and a refused mailbox are answered alike", async () => {
    const [free, crowded, refused] = [anEmail(), anEmail(), anEmail()];
    await book(times[0], crowded);
    await book(times[1], crowded);
    await run(`insert into private.call_refused (mailbox) values ('${refused}')`);
    const answers = [
      await book(times[3], free),
      await book(times[4], crowded),
      await book(times[5], refused),
    ];
    for (const { row, id } of answers) {
      expect(Object.keys(row)).toEqual(Object.keys(answers[0]?.row));
      expect(row).toMatchObject({ state: "held", secret: null });
      expect(await progress(id)).toBe("held");
    }
    expect(await secretsFor(refused)).toEqual([]);
    expect((await secretsFor(crowded)).length).toBe(3);
  });

  test("an address that no letter reaches is refused, because nobody could confirm", async () => {
    const { status, error } = await book(times[0], "(x)a@b.co");
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "23514" });
    expect(await statuses()).toEqual([]);
  });

  test("a mailbox is asked three times a day, whatever name it is given", async () => {
    const email = anEmail();
    const { id } = await book(times[0], email);
    await book(times[1], email.replace("@", "+tag@"));
    for (let again = 0; again < 5; again += 1) await server.visitor().rpc("ask_again", { id });
    await server.mailWorker?.runDueMail();
    const { data } = await staff.from("outbox").select("id").eq("template", "call-confirm");
    expect(data).toHaveLength(3);
  });

  test("a mailbox with two calls ahead is told so where only it reads", async () => {
    const email = anEmail();
    for (const time of times.slice(0, 2)) {
      await book(time, email);
      expect((await confirm(await secretFor(email))).error).toBeNull();
    }
    const third = await book(times[4], email);
    expect(third.row).toMatchObject({ state: "held" });
    const { status, error } = await confirm(await secretFor(email));
    expect({ status, hint: error?.hint }).toEqual({ status: 409, hint: "two" });
  });

  test("fifty confirmations at once of waiting calls to one time are one call", async () => {
    await run(`insert into public.call_bookings (type, name, email, starts_at, ends_at, status, hold_until)
      select 'call15', 'A', 'a' || i || '@example.com', '${times[9]}', '${times[10]}', 'waiting', now() + interval '30 minutes'
      from generate_series(1, 50) i`);
    const { rows } = await sql<{ secret: string }>`
      select private.link_call(id) as secret from public.call_bookings`.execute(
      server.backend.database.kysely,
    );
    const answers = await Promise.all(rows.map(({ secret }) => confirm(secret)));
    expect(answers.filter(({ error }) => !error)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.hint === "taken")).toHaveLength(49);
  });
});
