import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startCallTeam, type CallTeam } from "./call-team.ts";
import { readCalendar } from "./read-invitation.ts";
import { engines } from "./test-server.ts";

describe.each(engines)("calls and the team on %s", (engine) => {
  let team: CallTeam;

  beforeAll(async () => {
    team = await startCallTeam(engine);
  });
  afterAll(() => team.server.remove());
  beforeEach(() => team.reset());

  test("fifty parallel bookings of one time over three people: three have it, none overlaps", async () => {
    await team.save(team.mine, { takes_calls: true });
    await team.save(team.agents, { takes_calls: true });
    const answers = await Promise.all(Array.from({ length: 50 }, () => team.book(team.times[0])));
    expect(answers.filter(({ row }) => row)).toHaveLength(3);
    expect(answers.filter(({ hint }) => hint === "taken")).toHaveLength(47);
    expect((await team.calls()).map(({ host }) => String(host)).toSorted()).toEqual([
      "1",
      team.mine,
      team.agents,
    ]);
  });

  test("the guard holds without the lock and without the functions", async () => {
    const insert = (host: number, from: number, to: number) =>
      team
        .run(
          `insert into public.call_bookings (type, name, email, starts_at, ends_at, host, buffer_minutes)
        values ('${to - from === 1 ? "call15" : "partner30"}', 'A', 'a@example.com', '${team.times[from]}', '${team.times[to]}', ${host}, 10)`,
        )
        .then(
          () => "stored",
          (error: { code?: string }) => error.code ?? "failed",
        );
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, index) => insert(1 + (index % 2), 20, index % 3 ? 21 : 22)),
    );
    expect(tries.filter((answer) => answer === "stored")).toHaveLength(2);
    // Of those that wait for each other, as none does behind the lock, PostgreSQL ends some itself.
    const refused = tries.filter((answer) => answer !== "stored");
    expect(refused.filter((answer) => !/^(?:23P01|40P01|57014)$/.test(answer))).toEqual([]);
    expect(await insert(1, 22, 23)).toMatch(/stored|23P01/);
  });

  test("who has the fewest calls that week gets the next", async () => {
    await team.save(team.mine, { takes_calls: true });
    await team.save(team.agents, { takes_calls: true });
    for (const time of team.times.slice(0, 6)) await team.book(time);
    const counts = Object.groupBy(await team.calls(), ({ host }) => String(host));
    expect(Object.values(counts).map((list) => list?.length)).toEqual([2, 2, 2]);
  });

  test("staff move a call to any free time ahead, see who is free, and give it to who works here", async () => {
    await team.save(team.agents, { takes_calls: true });
    const { row } = await team.book(team.times[0]);
    await team.book(team.times[0]);
    const [first, second] = await team.calls();
    expect(row?.["place"]).toBe("phone");
    const open = await team.owner.rpc("staff_open_calls", { id: first.id });
    const at = (time: string | undefined) =>
      open.data?.find((slot: { starts: string }) => new Date(slot.starts).toISOString() === time);
    expect(at(team.times[0]).hosts).toEqual([first.host]);
    expect(at(team.times[1]).hosts).toHaveLength(2);
    const { data: takers } = await team.owner.rpc("call_takers", { id: first.id });
    expect(takers).toEqual([
      { host: 1, is_free: first.host === 1, is_open: true },
      { host: Number(team.mine), is_free: true, is_open: false },
      { host: Number(team.agents), is_free: first.host === Number(team.agents), is_open: true },
    ]);
    const busy = await team.owner.rpc("give_call", { id: first.id, host: String(second.host) });
    expect({ status: busy.status, hint: busy.error?.hint }).toEqual({ status: 409, hint: "taken" });
    expect((await team.owner.rpc("give_call", { id: first.id, host: team.mine })).error).toBeNull();
    for (const [name, more] of [
      ["give_call", {}],
      ["staff_move_call", { starts_at: team.times[9] }],
    ] as const) {
      const { status } = await team.owner.rpc(name, { id: first.id, host: "77", ...more });
      expect(status).toBe(422);
    }
    const night = new Date(Date.parse(team.times[0] ?? "") + 10 * 3_600_000).toISOString();
    expect(
      (await team.agent.rpc("staff_move_call", { id: first.id, starts_at: night })).error,
    ).toBeNull();
    const past = await team.owner.rpc("staff_move_call", {
      id: first.id,
      starts_at: "2020-01-01T10:00:00Z",
    });
    expect(past.error?.hint).toBe("past");
    const [moved] = await team.calls();
    expect(moved).toMatchObject({ host: Number(team.mine), sequence: 2, moves: 0 });
    expect(new Date(moved.starts_at).toISOString()).toBe(night);
  });

  test("a refused mailbox books nothing until it may again", async () => {
    const { row } = await team.book(team.times[0]);
    const [call] = await team.calls();
    const again = () =>
      team.server.visitor().rpc("book_call", {
        type: "call15",
        name: "Maya",
        email: call.email.replace("@", "+x@"),
        starts_at: team.times[9],
      });
    expect(row?.["state"]).toBe("confirmed");
    await team.owner.rpc("refuse_caller", { id: call.id, is_refused: "yes" });
    expect((await team.owner.rpc("is_caller_refused", { id: call.id })).data).toBe(true);
    expect((await again()).error?.hint).toBe("taken");
    await team.owner.rpc("refuse_caller", { id: call.id, is_refused: "no" });
    expect((await again()).error).toBeNull();
  });

  test("a calendar address shows its calls to whoever has it, cancelled ones as cancelled", async () => {
    await team.book(team.times[0]);
    await team.book(team.times[2]);
    const [first, second] = await team.calls();
    await team.owner.rpc("staff_cancel_call", { id: second.id, words: "" });
    const { data: secret } = await team.owner.rpc("new_feed", { host: "1" });
    const read = (name: string, headers: Record<string, string> = {}) =>
      fetch(`${team.server.origin}/calls/feed/${name}.ics`, { headers });
    const answer = await read(secret);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const events = readCalendar(await answer.text());
    expect(events).toMatchObject([
      {
        uid: `${first.id}@perilune.example`,
        status: "CONFIRMED",
        method: "PUBLISH",
        attendees: [],
        organizer: null,
      },
      { uid: `${second.id}@perilune.example`, status: "CANCELLED", sequence: 1 },
    ]);
    const etag = answer.headers.get("etag") ?? "";
    expect((await read(secret, { "if-none-match": etag })).status).toBe(304);
    await team.book(team.times[4]);
    expect((await read(secret, { "if-none-match": etag })).status).toBe(200);
    expect((await read("0".repeat(64))).status).toBe(404);
    expect((await team.owner.rpc("feed_since", { host: "1" })).data).not.toBeNull();
    const { data: next } = await team.owner.rpc("new_feed", { host: "1" });
    expect((await read(secret)).status).toBe(404);
    expect((await read(next)).status).toBe(200);
    await team.owner.rpc("end_feed", { host: "1" });
    expect((await read(next)).status).toBe(404);
    expect((await team.owner.rpc("new_feed", { host: "1" })).error).toBeNull();
    expect((await team.agent.rpc("new_feed", { host: "1" })).error?.code).toBe("42501");
  });
});
