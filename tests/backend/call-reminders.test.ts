import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { erasePerson } from "../../server/privacy/person.ts";
import { dana, lee, startCallPost, type CallPost } from "./call-post.ts";
import { invitationOf } from "./read-invitation.ts";
import { engines } from "./test-server.ts";

describe.each(engines)("reminders, and calls that lose somebody, on %s", (engine) => {
  let post: CallPost;
  beforeAll(async () => {
    post = await startCallPost(engine);
  });
  afterAll(() => post.stop());
  beforeEach(() => post.reset());

  const run = (statement: string) => post.run(statement);
  const act = (name: string, values: object, chair = post.server.visitor()) =>
    chair.rpc(name, values);

  test("reminders come a day and an hour before, and none after a change has made them untrue", async () => {
    const { id, email, secret } = await post.aCall();
    await post.letters();
    const reminders = async () => {
      const { data } = await post.owner
        .from("outbox")
        .select("next_at,payload")
        .eq("template", "call-reminder")
        .eq("state", "queued")
        .order("next_at");
      return (data ?? []).map(({ next_at: at, payload }) => [
        new Date(at).toISOString(),
        payload.hours,
      ]);
    };
    const before = (time: string | undefined, hours: number) => [
      new Date(Date.parse(time ?? "") - hours * 3_600_000).toISOString(),
      hours,
    ];
    expect(await reminders()).toEqual([before(post.times[0], 24), before(post.times[0], 1)]);
    await act("move_call", { secret, starts_at: post.times[5] });
    expect(await reminders()).toEqual([before(post.times[5], 24), before(post.times[5], 1)]);
    await post.letters();
    // A worker that was away sends the hour's only.
    await run(`update public.call_bookings set starts_at = now() + interval '50 minutes',
      ends_at = now() + interval '65 minutes' where id = '${id}'`);
    await post.letters();
    await run(`update public.outbox set next_at = now(), payload = payload || jsonb_build_object('sequence',
      (select sequence from public.call_bookings where id = '${id}')) where template = 'call-reminder'`);
    await run(`insert into public.outbox ("to", template, payload, entry_id)
      select email, 'call-reminder', private.call_facts(b) || '{"event": "reminder", "hours": 24}', id
      from public.call_bookings b`);
    await run(`insert into public.outbox ("to", template, payload, entry_id)
      select email, 'call-reminder', private.call_facts(b) || '{"event": "reminder", "hours": 1}', id
      from public.call_bookings b`);
    const letter = await post.letterTo(email);
    expect(letter.headers.get("subject")).toMatch(/^In an hour: your call with us/);
    await act("cancel_call", { secret, reason: "" });
    expect(await reminders()).toEqual([]);
    const subjects = (await post.letters()).map(({ headers }) => headers.get("subject"));
    expect(subjects.filter((subject) => /hour|Tomorrow/.test(subject ?? ""))).toEqual([]);
  });

  test("where nobody knows how to meet, the host is reminded instead", async () => {
    const { email } = await post.aCall({ phone: "" });
    await post.letters();
    const { data } = await post.owner
      .from("outbox")
      .select("to,template,payload")
      .eq("state", "queued");
    expect(data?.map(({ to, template, payload }) => [to, template, payload.event])).toEqual([
      ["", "call-staff", "reminder"],
      ["", "call-staff", "reminder"],
    ]);
    await run("update public.outbox set next_at = now()");
    const found = await post.letters();
    expect(found.map(({ to }) => to.join())).toEqual([dana, dana]);
    expect(found[0]?.text).toContain(email);
  });

  test("erasing its person cancels it for the host, with nothing of the person in the letter", async () => {
    const { id, email } = await post.aCall();
    await post.letters();
    await erasePerson(post.server.backend.database.kysely, email);
    const found = await post.letters();
    expect(found.map(({ to }) => to.join())).toEqual([dana]);
    const [letter] = found;
    if (letter === undefined) throw new Error("There is no letter.");
    expect(await invitationOf(letter)).toMatchObject({
      method: "CANCEL",
      sequence: 1,
      uid: `${id}@perilune.example`,
    });
    expect(letter.raw).not.toMatch(/Maya|callers\.example/);
  });

  test("somebody who leaves: calls go to who is free, else to the team, else stay; post.owners hear once", async () => {
    await run(`update public.call_hosts set takes_calls = false where number = 1`);
    await run(
      `update public.call_hosts set takes_calls = true where number in (${post.hosts[lee]}, ${post.hosts[dana]})`,
    );
    await run(`insert into public.call_bookings (type, name, email, phone, starts_at, ends_at, host, place) values
      ('call15', 'A', 'a@example.com', '1', '${post.times[0]}', '${post.times[1]}', ${post.hosts[lee]}, 'phone'),
      ('call15', 'B', 'b@example.com', '1', '${post.times[2]}', '${post.times[3]}', ${post.hosts[lee]}, 'phone'),
      ('call15', 'C', 'c@example.com', '1', '${post.times[2]}', '${post.times[3]}', ${post.hosts[dana]}, 'phone'),
      ('call15', 'D', 'd@example.com', '1', '${post.times[4]}', '${post.times[5]}', ${post.hosts[lee]}, 'phone'),
      ('call15', 'E', 'e@example.com', '1', '${post.times[4]}', '${post.times[5]}', ${post.hosts[dana]}, 'phone'),
      ('call15', 'F', 'f@example.com', '1', '${post.times[4]}', '${post.times[5]}', 1, 'phone')`);
    await post.letters();
    const { data: calendars } = await post.owner.from("call_hosts").select("number,user_id");
    const leeId = calendars?.find(({ number }) => String(number) === post.hosts[lee])?.user_id;
    await post.owner
      .from("staff")
      .update({ disabled_at: new Date().toISOString() })
      .eq("user_id", leeId);
    const { data } = await post.owner.from("call_bookings").select("name,host").order("name");
    const hostOf = (name: string) => String(data?.find((row) => row.name === name)?.host);
    expect([hostOf("A"), hostOf("B"), hostOf("D")]).toEqual([
      post.hosts[dana],
      "1",
      post.hosts[lee],
    ]);
    const found = await post.letters();
    // Nothing to Lee, who is gone, and nothing to visitors: the place is the same.
    expect(found.every(({ to }) => to.join() === dana)).toBe(true);
    const notice = found.filter(({ text }) => text.includes("takes no calls any more"));
    expect(notice).toHaveLength(1);
    expect(notice[0]?.text).toMatch(/Passed on: +2 calls\nWithout anybody: +1 call\n/);
    await post.owner.from("staff").update({ disabled_at: null }).eq("user_id", leeId);
  });
});
