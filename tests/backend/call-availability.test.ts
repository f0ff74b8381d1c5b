import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { wallTime } from "#domain/zoned-dates.ts";
import { startCallTeam, type CallTeam } from "./call-team.ts";
import { type Chair, engines } from "./test-server.ts";

const california = "America/Los_Angeles";

describe.each(engines)("when calls can be booked, as the team arranges it, on %s", (engine) => {
  let team: CallTeam;
  let stranger: Chair;

  beforeAll(async () => {
    team = await startCallTeam(engine);
    stranger = await team.server.stranger("stranger@example.com");
  });
  afterAll(() => team.server.remove());
  beforeEach(() => team.reset());

  async function isOffered(time: string | undefined, type = "call15") {
    const { data } = await team.server.visitor().rpc("open_calls", { type }, { get: true });
    const rows: readonly { starts: string; is_free: boolean }[] = data ?? [];
    return rows.find(({ starts }) => new Date(starts).toISOString() === time)?.is_free;
  }

  test("everybody arranges their own calls, owners those of all, and strangers none", async () => {
    const buffer = { buffer_minutes: 15 };
    expect((await team.save(team.agents, buffer, team.agent)).error).toBeNull();
    expect((await team.save(team.mine, buffer, team.agent)).error?.code).toBe("42501");
    expect((await team.save("1", buffer, team.agent)).error?.code).toBe("42501");
    expect((await team.save("", { types: [] }, team.agent)).error?.code).toBe("42501");
    expect((await team.save(team.agents, buffer, team.owner)).error).toBeNull();
    expect((await team.save("1", buffer, stranger)).error?.code).toBe("42501");
    expect((await team.save("1", buffer, team.server.visitor())).error?.code).toBe("42501");
    for (const chair of [stranger, team.server.visitor()]) {
      for (const table of [
        "call_hosts",
        "call_hours",
        "call_exceptions",
        "call_blocks",
        "call_types",
      ]) {
        expect((await chair.from(table).select("*")).data ?? []).toEqual([]);
      }
      for (const [name, values] of [
        ["staff_open_calls", { id: crypto.randomUUID() }],
        ["call_takers", { id: crypto.randomUUID() }],
        ["staff_move_call", { id: crypto.randomUUID(), starts_at: team.times[0] }],
        ["give_call", { id: crypto.randomUUID(), host: "1" }],
        ["staff_cancel_call", { id: crypto.randomUUID() }],
        ["restore_call", { id: crypto.randomUUID() }],
        ["refuse_caller", { id: crypto.randomUUID(), is_refused: "yes" }],
        ["block_time", { host: "1", starts_at: team.times[0], ends_at: team.times[1] }],
        ["new_feed", { host: "1" }],
        ["end_feed", { host: "1" }],
        ["feed_since", { host: "1" }],
        ["zone_offsets", { zone: "Asia/Kolkata" }],
      ] as const) {
        expect([name, (await chair.rpc(name, values)).error?.code]).toEqual([name, "42501"]);
      }
    }
    for (const table of ["call_hosts", "call_hours", "call_types"]) {
      const id = crypto.randomUUID();
      expect((await team.owner.from(table).update({ id }).eq("id", id)).error?.code).toBe("42501");
    }
  });

  test("a trial says what would be lost and changes nothing; then it is done, and calls stay", async () => {
    const at = team.times.findIndex((time) => wallTime(new Date(time), california).minutes === 540);
    const [nine, quarter] = team.times.slice(at);
    await team.book(nine);
    const [call] = await team.calls();
    const day = {
      first_day: new Date(Date.parse(nine ?? "") - 8 * 3_600_000).toISOString().slice(0, 10),
    };
    const closing = { exceptions: [{ ...day, last_day: day.first_day, reason: "Away" }] };
    const before = await isOffered(quarter);
    const trial = await team.save("1", closing, team.owner, { is_trial: "yes" });
    expect(trial.data).toMatchObject([{ outside: [call.id] }]);
    expect(trial.data[0].fewer).toBeGreaterThan(30);
    expect(await isOffered(quarter)).toBe(before);
    expect((await team.save("1", closing)).data).toMatchObject([{ outside: [call.id] }]);
    expect(await isOffered(quarter)).toBeUndefined();
    expect(await team.calls()).toMatchObject([{ id: call.id, status: "confirmed" }]);
    const { data: log } = await team.owner
      .from("audit_log")
      .select("kind,after")
      .eq("kind", "availability");
    expect(JSON.stringify(log)).toContain("Away");
    expect((await team.save("1", { exceptions: [] })).data).toMatchObject([{ outside: [] }]);
  });

  test.each([
    ["time_zone", { time_zone: "Mars/Olympus" }],
    ["meeting_url", { meets_by: "link", meeting_url: "http://meet.example" }],
    ["meeting_url", { meeting_url: "javascript:alert(1)" }],
    ["buffer_minutes", { buffer_minutes: 121 }],
    ["most_per_day", { most_per_day: 0 }],
    ["hours", { hours: [{ type: "call15", weekday: 1, opens: 600, closes: 540 }] }],
    [
      "hours",
      {
        hours: [
          { type: "call15", weekday: 1, opens: 540, closes: 600 },
          { type: "call15", weekday: 1, opens: 590, closes: 700 },
        ],
      },
    ],
    ["hours", { hours: [{ type: "call99", weekday: 1, opens: 540, closes: 600 }] }],
    ["exceptions", { exceptions: [{ first_day: "2027-01-02", last_day: "2027-01-01" }] }],
    ["settings", { exceptions: [{ first_day: "2027-02-30", last_day: "2027-02-30" }] }],
    ["settings", { buffer_minutes: "many" }],
  ])("refuses %s in %j, and keeps what was there", async (hint, settings) => {
    const { data: before } = await team.owner.from("call_hours").select("*").order("id");
    const { status, error } = await team.save("1", settings);
    expect({ status, hint: error?.hint }).toEqual({ status: 422, hint });
    expect((await team.owner.from("call_hours").select("*").order("id")).data).toEqual(before);
  });

  test("who does not work here any more takes no calls, whoever says so", async () => {
    await team.server.staff("gone@example.com");
    const { data } = await team.owner.from("call_hosts").select("number,user_id").order("number");
    const person = data?.at(-1);
    const calendar = String(person?.number);
    const set = (disabled_at: string | null) =>
      team.owner.from("staff").update({ disabled_at }).eq("user_id", person?.user_id);
    await set(new Date().toISOString());
    const { status, error } = await team.save(calendar, { takes_calls: true });
    expect({ status, hint: error?.hint }).toEqual({ status: 422, hint: "host" });
    expect((await team.save(calendar, { takes_calls: false })).error).toBeNull();
    await set(null);
    expect((await team.save(calendar, { takes_calls: true })).error).toBeNull();
  });

  test("a type is offered or not, with its notice, horizon and step", async () => {
    const types = [
      { id: "partner30", is_offered: true, notice_minutes: 0, horizon_days: 2, step_minutes: 10 },
    ];
    await team.save("", { types });
    const { data } = await team.server
      .visitor()
      .rpc("open_calls", { type: "partner30" }, { get: true });
    const starts: readonly string[] = (data ?? []).map((row: { starts: string }) => row.starts);
    expect(new Set(starts.map((time) => time.slice(14, 16))).has("10")).toBe(true);
    await team.save("", { types: [{ id: "partner30", is_offered: false }] });
    expect(
      (await team.server.visitor().rpc("open_calls", { type: "partner30" }, { get: true })).data,
    ).toEqual([]);
    const shut = await team.server.visitor().rpc("book_call", {
      type: "partner30",
      name: "A",
      email: "a@example.com",
      starts_at: starts.at(-1),
    });
    expect(shut.error?.hint).toBe("not-open");
    await team.save("", {
      types: [
        {
          id: "partner30",
          is_offered: true,
          notice_minutes: 60,
          horizon_days: 10,
          step_minutes: 30,
        },
      ],
    });
  });

  test("tells the clocks of a zone for sixty days, and none for a zone that it does not know", async () => {
    const { data } = await team.agent.rpc("zone_offsets", { zone: "Asia/Kolkata" });
    const days: readonly { day: string; minutes: number }[] = data ?? [];
    expect(days).toHaveLength(61);
    expect(new Set(days.map(({ minutes }) => minutes))).toEqual(new Set([330]));
    expect(days[0]?.day).toBe(new Date().toISOString().slice(0, 10));
    expect((await team.agent.rpc("zone_offsets", { zone: "Mars/Olympus" })).data).toEqual([]);
  });

  test("a blocked hour is offered no more, and is given back", async () => {
    expect(await isOffered(team.times[4])).toBe(true);
    const { data: id } = await team.owner.rpc("block_time", {
      host: "1",
      starts_at: team.times[4],
      ends_at: team.times[6],
      reason: "Dentist",
    });
    expect([
      await isOffered(team.times[4]),
      await isOffered(team.times[5]),
      await isOffered(team.times[6]),
    ]).toEqual([false, false, true]);
    expect((await team.book(team.times[5])).hint).toBe("taken");
    expect((await team.agent.rpc("unblock_time", { id })).error?.code).toBe("42501");
    expect((await team.owner.rpc("unblock_time", { id })).error).toBeNull();
    expect(await isOffered(team.times[4])).toBe(true);
  });

  test("sixty bookings while the hours are deleted: each is booked and stays, or is refused", async () => {
    await team.run("update private.site_settings set calls_per_hour = 1000");
    const bookings = team.times.slice(0, 60).map((time) => team.book(time));
    const deleting = team.save("1", { hours: [] });
    const answers = await Promise.all(bookings);
    expect((await deleting).error).toBeNull();
    const booked = answers.filter(({ row }) => row).length;
    expect(answers.filter(({ row, hint }) => !row && hint !== "not-open")).toEqual([]);
    expect(await team.calls()).toHaveLength(booked);
    await team.run("select private.give_usual_hours(1)");
  });
});
