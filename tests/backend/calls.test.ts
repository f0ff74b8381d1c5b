import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callTypes } from "../../app/content/calls.ts";
import { usualTimes } from "../support/usual-times.ts";
import { isWorkingDay, wallTime } from "#domain/zoned-dates.ts";
import { type Chair, engines, startTestServer, type TestServer } from "./test-server.ts";

const california = "America/Los_Angeles";
const minute = 60_000;
const types = Object.values(callTypes).map(({ id }) => id);

type Offered = {
  readonly starts: string;
  readonly is_free: boolean;
  readonly has_video: boolean;
};

function anEmail(): string {
  return `caller-${crypto.randomUUID()}@example.com`;
}

function later(startsAt: string, minutes: number): string {
  return new Date(Date.parse(startsAt) + minutes * minute).toISOString();
}

function dayInCalifornia(startsAt: string): string {
  return wallTime(new Date(startsAt), california).day;
}

describe.each(engines)("booking a call on %s", (engine) => {
  let server: TestServer;
  let visitor: Chair;
  let stranger: Chair;
  let staff: Chair;
  /** Times of the fourth open day, far from both ends. */
  let day: readonly string[];

  beforeAll(async () => {
    server = await startTestServer(engine);
    await server.staff("owner@example.com");
    staff = await server.staff("staff@example.com");
    stranger = await server.stranger("stranger@example.com");
    visitor = server.visitor();
    const times = usualTimes("call15", new Date());
    const days = [...new Set(times.map(dayInCalifornia))];
    day = times.filter((time) => dayInCalifornia(time) === days[3]);
  });
  afterAll(() => server.remove());
  beforeEach(() => sql`delete from public.call_bookings`.execute(server.backend.database.kysely));

  function book(startsAt: string | undefined, details: object = {}, chair = visitor) {
    const call = { type: "call15", name: "Maya Ortega", email: anEmail(), starts_at: startsAt };
    return chair.rpc("book_call", { ...call, ...details });
  }
  async function stored() {
    const { data } = await staff.from("call_bookings").select("*").order("starts_at");
    return data ?? [];
  }

  test("a booking is stored with every field and answered with its reference and its times", async () => {
    const email = anEmail();
    const { data, error } = await book(day[0], {
      email,
      phone: "+1 415 555 0100",
      tz: "Europe/Lisbon",
    });
    expect(error).toBeNull();
    expect(data).toMatchObject([{ reference: expect.stringMatching(/^CB-[0-9A-F]{8}$/) }]);
    const [row] = await stored();
    expect(row).toMatchObject({
      type: "call15",
      name: "Maya Ortega",
      email,
      phone: "+1 415 555 0100",
      tz: "Europe/Lisbon",
      status: "confirmed",
    });
    expect(new Date(row.starts_at).toISOString()).toBe(day[0]);
    expect(new Date(row.ends_at).toISOString()).toBe(later(row.starts_at, 15));
    expect(new Date(data[0].starts).toISOString()).toBe(day[0]);
  });

  test.each(types)("%s is offered as a first start has it, and all of it is free", async (type) => {
    const now = new Date();
    const { data } = await visitor.rpc("open_calls", { type }, { get: true });
    const offered: readonly Offered[] = data ?? [];
    // A time may have come too near between the two.
    const soon = now.getTime() + 61 * minute;
    const wanted = usualTimes(type, now).filter((time) => Date.parse(time) > soon);
    const starts = offered.map((one) => new Date(one.starts).toISOString());
    expect(starts.filter((time) => Date.parse(time) > soon)).toEqual(wanted);
    expect(offered.every(({ is_free: isFree, has_video: hasVideo }) => isFree && !hasVideo)).toBe(
      true,
    );
    expect(Object.keys(offered[0] ?? {})).toEqual(["starts", "is_free", "has_video"]);
  });

  test("fifty people want one time: one has it, the others are told that it is taken", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(day[3])));
    const refused = answers.filter(({ error }) => error);
    expect(refused.map(({ status, error }) => `${status} ${error?.hint}`)).toEqual(
      Array.from({ length: 49 }, () => "409 taken"),
    );
    expect(await stored()).toHaveLength(1);
  });

  test("calls of a quarter and of half an hour do not overlap, and may follow each other", async () => {
    const partner = { type: "partner30" };
    const whole = day.findIndex((time) => time.slice(14, 16) === "00");
    const [first, second, third] = day.slice(whole, whole + 3);
    expect((await book(second)).error).toBeNull();
    expect((await book(first, partner)).error?.hint).toBe("taken");
    expect((await book(third, partner)).error).toBeNull();
    expect((await book(later(third ?? "", 15))).error?.hint).toBe("taken");
    expect((await book(first)).error).toBeNull();
    expect(await stored()).toHaveLength(3);
    const tries = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? book(later(third ?? "", 45)) : book(later(third ?? "", 30), partner),
    );
    const taken = (await Promise.all(tries)).filter(({ error }) => error?.hint === "taken");
    // Either one half hour, or the one quarter within it.
    expect(taken).toHaveLength(19);
    expect(await stored()).toHaveLength(4);
  });

  test("ten equal sends are one row and one reference, in any spelling of the address", async () => {
    const email = anEmail();
    const id = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        book(day[5], { id, email: index % 2 ? email : ` ${email.toUpperCase()} ` }),
      ),
    );
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
    expect(new Set(answers.map(({ data }) => data[0].reference)).size).toBe(1);
    expect(await stored()).toMatchObject([{ id }]);
  });

  test("an id that stands for another call books one of its own", async () => {
    const id = crypto.randomUUID();
    const email = anEmail();
    const first = await book(day[5], { id, email });
    for (const other of [book(day[6], { id, email }), book(day[7], { id })]) {
      const { data, error } = await other;
      expect(error).toBeNull();
      expect(data[0].reference).not.toBe(first.data[0].reference);
    }
    expect(await stored()).toHaveLength(3);
    await staff.from("call_bookings").update({ status: "cancelled" }).eq("id", id);
    expect((await book(day[5], { id, email })).error).toBeNull();
  });

  test("nobody learns who has a call: what is taken, one's own and one too many are answered alike", async () => {
    const email = anEmail();
    await book(day[0], { email });
    await book(day[1], { email });
    const answers = await Promise.all([
      book(day[0], { email }),
      book(day[0], { email: anEmail() }),
      book(day[0], { email, id: crypto.randomUUID() }),
      book(day[4], { email }),
      book(day[4], { email: email.replace("@", "+more@") }),
    ]);
    const [first] = answers;
    expect({ status: first?.status, hint: first?.error?.hint }).toEqual({
      status: 409,
      hint: "taken",
    });
    for (const answer of answers) expect(answer).toEqual(first);
    expect(await stored()).toHaveLength(2);
  });

  test("fifty tries at once for one mailbox, in any spelling, are two calls", async () => {
    const email = anEmail();
    const times = usualTimes("call15", new Date()).slice(-50);
    const answers = await Promise.all(
      times.map((time, index) =>
        book(time, {
          email: index % 3 ? email.replace("@", `+${index}@`) : email.toUpperCase(),
        }),
      ),
    );
    expect(answers.filter(({ error }) => !error)).toHaveLength(2);
    expect(answers.filter(({ error }) => error?.hint === "taken")).toHaveLength(48);
    expect(await stored()).toHaveLength(2);
  });

  test.each(["cancelled", "done"])("a call that is %s makes room for another", async (status) => {
    const email = anEmail();
    for (const time of [day[0], day[1]]) await book(time, { email });
    const [row] = await stored();
    await staff.from("call_bookings").update({ status }).eq("id", row.id);
    expect((await book(day[5], { email })).error).toBeNull();
    expect((await book(day[6], { email })).error?.hint).toBe("taken");
  });

  test("what is past, at a weekend, out of hours, off the quarters or too far away is not open", async () => {
    const nine = day[0] ?? "";
    const last = usualTimes("call15", new Date()).at(-1) ?? "";
    const inDays = (from: string, days: number) => later(from, days * 24 * 60);
    const week = [1, 2, 3, 4, 5, 6];
    const eleventh = week
      .map((days) => inDays(last, days))
      .find((time) => isWorkingDay(dayInCalifornia(time)));
    const saturday = week
      .map((days) => inDays(nine, days))
      .find((time) => !isWorkingDay(dayInCalifornia(time)));
    const refused = [
      ["past", inDays(nine, -14), "call15"],
      ["a weekend", saturday, "call15"],
      ["8:45", later(nine, -15), "call15"],
      ["17:50", later(nine, 530), "call15"],
      ["18:00", later(nine, 540), "call15"],
      ["17:45 for half an hour", later(nine, 525), "partner30"],
      ["9:15 for half an hour", later(nine, 15), "partner30"],
      ["9:05", later(nine, 5), "call15"],
      ["a second past nine", new Date(Date.parse(nine) + 1000).toISOString(), "call15"],
      ["the eleventh working day", eleventh, "call15"],
    ] as const;
    for (const [what, startsAt, type] of refused) {
      const { status, error } = await book(startsAt, { type });
      expect({ what, status, hint: error?.hint }).toEqual({ what, status: 409, hint: "not-open" });
    }
    expect((await book(nine, { type: "call60" })).status).toBe(422);
    expect(await stored()).toHaveLength(0);
  });

  test("a cancelled call frees its time, and strangers see no more of one than that", async () => {
    const isFree = async () => {
      const { data } = await visitor.rpc("open_calls", { type: "call15" }, { get: true });
      const offered: readonly Offered[] = data ?? [];
      return offered.find(({ starts }) => new Date(starts).toISOString() === day[7])?.is_free;
    };
    expect(await isFree()).toBe(true);
    await book(day[7]);
    expect(await isFree()).toBe(false);
    const [row] = await stored();
    const { error } = await staff
      .from("call_bookings")
      .update({ status: "cancelled" })
      .eq("id", row.id);
    expect(error).toBeNull();
    expect(await isFree()).toBe(true);
    expect((await book(day[7])).error).toBeNull();
    expect(await stored()).toHaveLength(2);
  });

  test("neither visitors nor applicants read, write, change or delete bookings", async () => {
    await book(day[8]);
    const [row] = await stored();
    for (const chair of [visitor, stranger]) {
      const table = () => chair.from("call_bookings");
      expect((await table().select("*")).data ?? []).toEqual([]);
      const { type, name, email } = row;
      const another = { type, name, email, starts_at: day[9], ends_at: day[10] };
      expect((await table().insert(another)).error?.code).toBe("42501");
      await table().update({ status: "cancelled" }).eq("id", row.id);
      await table().delete().eq("id", row.id);
      expect(await stored()).toEqual([row]);
    }
  });

  test("staff move a confirmed call to its end, never back, and change nothing else", async () => {
    const table = () => staff.from("call_bookings");
    for (const [index, status] of ["done", "no_show", "cancelled"].entries()) {
      await book(day[12 + index]);
      const [row] = (await stored()).filter((one) => one.status === "confirmed");
      const move = (to: string) => table().update({ status: to }).eq("id", row.id);
      expect((await move("pondered")).error?.code).toMatch(/^(23514|42501)$/);
      expect((await move(status)).error).toBeNull();
      const others = ["confirmed", "done", "no_show", "cancelled"].filter((to) => to !== status);
      for (const other of others) expect((await move(other)).error?.code).toBe("42501");
      expect((await table().update({ name: "X" }).eq("id", row.id)).error?.code).toBe("42501");
      expect((await table().delete().eq("id", row.id)).error?.code).toBe("42501");
    }
    expect((await stored()).map(({ status }) => status)).toEqual(["done", "no_show", "cancelled"]);
  });

  test("a zone that the database does not know is not kept, and is no reason to refuse", async () => {
    for (const tz of ["Mars/Olympus", "z".repeat(65)]) {
      expect((await book(day[16], { tz })).error).toBeNull();
      const [row] = await stored();
      expect(row.tz).toBe("");
      await sql`delete from public.call_bookings`.execute(server.backend.database.kysely);
    }
  });

  test.each([
    ["name", ""],
    ["name", "n".repeat(201)],
    ["email", "not an address"],
    ["phone", "1".repeat(51)],
  ])("refuses %s %j", async (field, value) => {
    const { status, error } = await book(day[16], { [field]: value });
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "23514" });
    expect(await stored()).toHaveLength(0);
  });
});
