import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dana, lee, startCallPost, type CallPost } from "./call-post.ts";
import { invitationOf } from "./read-invitation.ts";
import { engines } from "./test-server.ts";

describe.each(engines)("letters of a call on %s", (engine) => {
  let post: CallPost;
  beforeAll(async () => {
    post = await startCallPost(engine);
  });
  afterAll(() => post.stop());
  beforeEach(() => post.reset());

  const run = (statement: string) => post.run(statement);
  const act = (name: string, values: object, chair = post.server.visitor()) =>
    chair.rpc(name, values);

  test("the question names nobody, and its link is kept nowhere", async () => {
    const { question, secret } = await post.aCall();
    expect(question.headers.get("subject")).toMatch(
      /^Please confirm your call \(CB-[0-9A-F]{8}\)$/,
    );
    expect(question.text + question.html).not.toMatch(/Maya|Evil|\b212\b/);
    expect(question.calendar).toBe("");
    const { data } = await post.owner.from("outbox").select("*");
    expect(JSON.stringify(data)).not.toContain(secret);
  });

  test("booked, moved, cancelled: one letter a side each time, and one event in the calendar", async () => {
    const { id, email, secret } = await post.aCall();
    const look = async (method: string, sequence: number) => {
      const found = await post.letters();
      expect(found.map(({ to }) => to.join()).toSorted()).toEqual([dana, email].toSorted());
      for (const letter of found) {
        const invitation = await invitationOf(letter);
        expect(invitation).toMatchObject({
          method,
          sequence,
          uid: `${id}@perilune.example`,
          status: method === "CANCEL" ? "CANCELLED" : "CONFIRMED",
          minutes: 15,
          organizer: "mailto:hello@perilune.example",
          attendees: [{ address: `mailto:${letter.to.join()}`, name: null }],
          alarms: method === "CANCEL" ? [] : ["-PT10M"],
        });
        expect(letter.headers.has("x-evil")).toBe(false);
        const isForVisitor = letter.to.includes(email);
        expect(/calls#[0-9a-f]{64}/.test(invitation.description)).toBe(
          isForVisitor && method === "REQUEST",
        );
        expect(letter.text.includes("calls#")).toBe(isForVisitor && method === "REQUEST");
      }
      return Promise.all(found.map(async (letter) => (await invitationOf(letter)).starts));
    };
    expect(await look("REQUEST", 0)).toEqual([post.times[0], post.times[0]]);
    await act("move_call", { secret, starts_at: post.times[4] });
    expect(await look("REQUEST", 1)).toEqual([post.times[4], post.times[4]]);
    await act("cancel_call", { secret, reason: "I am ill: https://evil.example" });
    const before = post.received.length;
    expect(await look("CANCEL", 2)).toEqual([post.times[4], post.times[4]]);
    const [toDana] = post.received.slice(before).filter(({ to }) => to.includes(dana));
    expect(toDana?.text).toContain("> I am ill: https[:]//evil[.]example");
    expect(toDana?.headers.get("reply-to")).toContain(email);
    const [toVisitor] = post.received.slice(before).filter(({ to }) => to.includes(email));
    expect(toVisitor?.text).not.toContain("ill");
    expect(await post.letters()).toEqual([]);
  });

  test("times stand in the visitor's zone and in ours, and for the host in the host's", async () => {
    await run(`update public.call_hosts set takes_calls = false where number = 1`);
    await run(`update public.call_hosts set takes_calls = true, name = 'Lee', time_zone = 'Asia/Kolkata'
      where number = ${post.hosts[lee]}`);
    const lees = (await act("open_calls", { type: "call15" })).data ?? [];
    const { email } = await post.aCall({ starts_at: lees.at(-1)?.starts });
    const found = await post.letters();
    const visitors = found.find(({ to }) => to.includes(email))?.text;
    expect(visitors).toMatch(/When: .*\s+\(Lisbon time, GMT[^)]*\)/);
    expect(visitors).toMatch(/Our time: .*\s+\(Pacific time, P[SD]T\)/);
    expect(visitors).toMatch(/With: +Lee\n/);
    expect(found.find(({ to }) => to.includes(lee))?.text).toMatch(
      /When: .*\s+\(Kolkata time, GMT\+5:30\)\nTheir time: .*\s+\(Lisbon time/,
    );
  });

  test("how to meet is told as it is", async () => {
    const told = async (details: object) => {
      const { email } = await post.aCall(details);
      const letter = await post.letterTo(email);
      const { location } = await invitationOf(letter);
      await run("delete from public.call_bookings");
      return { text: letter.text, location };
    };
    expect((await told({})).text).toContain("We call the number you gave");
    expect((await told({ phone: "" })).text).toContain("We write to this address how to reach you");
    await run(
      `update public.call_hosts set meets_by = 'link', meeting_url = 'https://meet.example/team' where number = 1`,
    );
    const byVideo = await told({ phone: "" });
    expect(byVideo.text).toContain("Join the video call:\nhttps://meet.example/team\n");
    expect(byVideo.location).toBe("https://meet.example/team");
  });

  test("a new video link is told at once, and so is that there is none any more", async () => {
    await run(
      `update public.call_hosts set meets_by = 'link', meeting_url = 'https://meet.example/one' where number = 1`,
    );
    const { email } = await post.aCall({ phone: "" });
    await post.letters();
    const change = async (settings: object) => {
      const values = { host: "1", settings: JSON.stringify(settings) };
      expect((await act("save_availability", values, post.owner)).error).toBeNull();
    };
    await change({ meeting_url: "https://meet.example/two" });
    const anew = await post.letterTo(email);
    expect(anew.text).toContain("Join the video call:\nhttps://meet.example/two\n");
    expect(anew.headers.get("subject")).toMatch(/^Your call has a new place/);
    expect(await invitationOf(anew)).toMatchObject({
      sequence: 1,
      location: "https://meet.example/two",
    });
    await change({ meets_by: "phone" });
    const none = await post.letterTo(email);
    expect(none.text).toContain("We write to this address how to reach you");
    expect(await invitationOf(none)).toMatchObject({ sequence: 2 });
    await change({ buffer_minutes: 5 });
    expect(await post.letters()).toEqual([]);
  });

  test("a call that staff cancel tells its visitor why, and Undo within ten seconds tells nobody", async () => {
    const { id, email } = await post.aCall();
    await post.letters();
    const cancel = () => act("staff_cancel_call", { id, words: "Our power is out." }, post.owner);
    expect((await cancel()).error).toBeNull();
    const before = post.received.length;
    await post.server.mailWorker?.runDueMail();
    expect(post.received).toHaveLength(before);
    expect((await act("restore_call", { id }, post.owner)).error).toBeNull();
    expect(await post.letters()).toEqual([]);
    expect((await cancel()).error).toBeNull();
    const letter = await post.letterTo(email);
    expect(letter.text).toContain("> Our power is out.");
    const late = await act("restore_call", { id }, post.owner);
    expect({ status: late.status, hint: late.error?.hint }).toEqual({ status: 409, hint: "late" });
  });

  test("what staff move and move back within ten seconds tells nobody either", async () => {
    const { id, email } = await post.aCall();
    await post.letters();
    const move = (time: string | undefined) =>
      act("staff_move_call", { id, starts_at: time }, post.owner);
    await move(post.times[8]);
    await move(post.times[0]);
    expect(await post.letters()).toEqual([]);
    await move(post.times[8]);
    await move(post.times[9]);
    const found = await post.letters();
    expect(found.map(({ to }) => to.join()).toSorted()).toEqual([dana, email].toSorted());
    for (const letter of found) expect((await invitationOf(letter)).starts).toBe(post.times[9]);
  });

  test("a letter that still waits is not lost when a change tells only the other side", async () => {
    const { id, email } = await post.aCall();
    await post.letters();
    // As while the mail server is away.
    await run(`update public.outbox set state = 'queued', next_at = now() + interval '50 seconds'
      where template = 'call-booked'`);
    await act("give_call", { id, host: post.hosts[lee] }, post.owner);
    await act("give_call", { id, host: post.hosts[dana] }, post.owner);
    await act("staff_cancel_call", { id, words: "" }, post.owner);
    await act("restore_call", { id }, post.owner);
    const told = await post.letterTo(email);
    expect(told.headers.get("subject")).toMatch(/^Your call is booked/);
    expect(await invitationOf(told)).toMatchObject({ method: "REQUEST", sequence: 4 });
  });

  test("given to somebody else it leaves one calendar and comes into the other", async () => {
    const { id } = await post.aCall();
    await post.letters();
    const give = (host: string | undefined) => act("give_call", { id, host }, post.owner);
    expect((await give(post.hosts[lee])).error).toBeNull();
    const methods = async () =>
      Object.fromEntries(
        await Promise.all(
          (await post.letters()).map(async (letter) => [
            letter.to.join(),
            (await invitationOf(letter)).method,
          ]),
        ),
      );
    expect(await methods()).toEqual({ [dana]: "CANCEL", [lee]: "REQUEST" });
    await give(post.hosts[dana]);
    await give(post.hosts[lee]);
    expect(await methods()).toEqual({});
  });
});
