import { describe, expect, test } from "vitest";
import { anAddress, given } from "../pipeline/pipeline-desk.ts";
import type { ReceivedEmail } from "../read-email.ts";
import { engines } from "../test-server.ts";
import { counts, issueDeskOn, type Outcome } from "./issue-desk.ts";

describe.each(engines)("an issue is sent on %s", (engine) => {
  const {
    desk,
    run,
    atRest,
    mail,
    onlyReaders,
    addReaders,
    draft,
    begun,
    listed,
    countsOf,
    work,
    sendAll,
    lettersTo,
  } = issueDeskOn(engine);
  const start = (id: string, readers: number, version = 1) =>
    given<Outcome>(desk().owner.rpc("start_issue", { id, version, readers }));

  test("to everybody who has confirmed, once, and to nobody else", async () => {
    const readers = await onlyReaders(5);
    const pending = anAddress();
    const left = anAddress();
    await run(`insert into public.newsletter_subscribers (email, status) values
      ('${pending}', 'pending'), ('${left}', 'unsubscribed')`);
    expect(await given<number>(desk().staff.rpc("reader_count"))).toBe(5);
    const id = await begun(5, { subject: "To everybody" });
    await sendAll(id);
    for (const reader of readers) expect(lettersTo(reader)).toHaveLength(1);
    const toOthers = [...lettersTo(pending), ...lettersTo(left)].filter(
      ({ headers }) => headers.get("subject") === "To everybody",
    );
    expect(toOthers).toEqual([]);
    expect(await countsOf(id)).toEqual(counts({ handed: 5 }));
    expect(await listed(id)).toMatchObject({ state: "sent", readers: 5, started_by_name: "owner" });
    expect((await listed(id)).ended_at).not.toBeNull();
    await work();
    for (const reader of readers) expect(lettersTo(reader)).toHaveLength(1);
  });

  test("a letter has its words in both forms, and the way to leave at one press", async () => {
    const [reader = ""] = await onlyReaders(1);
    const id = await begun(1);
    await sendAll(id);
    const [letter] = lettersTo(reader);
    const token = wayOut(letter);
    expect(letter?.html).toMatch(/<strong[^>]*>certificate<\/strong>/);
    expect(letter?.text).toContain("A *certificate* ran out.");
    expect(letter?.text).toContain("https://www.perilune.example/blog");
    expect(letter?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(token).toBe(`${token.slice(0, 64)}.${id}`);
    expect(letter?.html).toContain(`unsubscribe&amp;token=${token}`);
    expect(letter?.text).toContain(`unsubscribe&token=${token}`);
    expect(letter?.from).toMatch(/^hello\+r\.[0-9a-f]{20}@perilune\.example$/);
    expect(letter?.html).not.toMatch(/<img|<script/);
    // The list of letters keeps nobody's way out.
    const kept =
      await run(`select subject, body, priority from public.outbox where template = 'issue'
      and "to" = '${reader}'`);
    expect(kept).toEqual([{ subject: "What broke in November", body: "", priority: 9 }]);

    const gone = await fetch(`${desk().server.origin}/blog/unsubscribe?token=${token}`, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
    });
    expect(gone.status).toBe(200);
    expect(await countsOf(id)).toEqual(counts({ handed: 1, unsubscribed: 1 }));
    await given(desk().visitor.rpc("unsubscribe", { token }));
    expect(await countsOf(id)).toEqual(counts({ handed: 1, unsubscribed: 1 }));
  });

  test("whoever leaves counts for the issue whose link was pressed, if it was theirs", async () => {
    const [old = "", forger = "", plain = ""] = await onlyReaders(3);
    const first = await begun(3);
    await sendAll(first);
    const newcomer = anAddress();
    await addReaders([newcomer]);
    const second = await begun(4);
    await sendAll(second);
    const leave = async (token: string) =>
      expect(await given<boolean>(desk().visitor.rpc("unsubscribe", { token }))).toBe(true);
    const unsubscribed = async () => [
      (await countsOf(first)).unsubscribed,
      (await countsOf(second)).unsubscribed,
    ];

    await leave(wayOut(lettersTo(old)[0]));
    expect(await unsubscribed()).toEqual([1, 0]);
    await leave(wayOut(lettersTo(newcomer)[0]).replace(second, first));
    await leave(wayOut(lettersTo(plain)[1]).slice(0, 64));
    await leave(`${wayOut(lettersTo(forger)[1]).slice(0, 64)}.no issue`);
    expect(await unsubscribed()).toEqual([1, 0]);
    expect(await given<number>(desk().staff.rpc("reader_count"))).toBe(0);
  });

  test("whoever leaves while it is sent gets none, and who comes gets the next one", async () => {
    const [first = "", second = ""] = await onlyReaders(2);
    const goOn = await atRest();
    const id = await begun(2);
    await run(
      `update public.newsletter_subscribers set status = 'unsubscribed' where email = '${first}'`,
    );
    const late = anAddress();
    await addReaders([late]);
    await goOn();
    await sendAll(id);
    expect(
      [lettersTo(first), lettersTo(second), lettersTo(late)].map(({ length }) => length),
    ).toEqual([0, 1, 0]);
    expect(await countsOf(id)).toEqual(counts({ handed: 1, skipped: 1 }));
  });

  test("whoever leaves when their letter is in the outbox gets none either", async () => {
    const [first = "", second = ""] = await onlyReaders(2);
    const goOn = await atRest();
    const id = await begun(2);
    await run("select private.queue_issue_letters()");
    expect(await countsOf(id)).toEqual(counts({ queued: 2 }));
    await run(
      `update public.newsletter_subscribers set status = 'unsubscribed' where email = '${first}'`,
    );
    await run(`delete from public.newsletter_subscribers where email = '${second}'`);
    await goOn();
    await sendAll(id);
    expect(lettersTo(first)).toEqual([]);
    expect(await countsOf(id)).toEqual(counts({ skipped: 2 }));
  });

  test("the number of readers is checked, and so are the words", async () => {
    await onlyReaders(3);
    const id = await draft(desk().owner);
    expect(await start(id, 2)).toMatchObject({ outcome: "count", readers: 3 });
    expect(await start(id, 3, 2)).toMatchObject({ outcome: "changed" });
    expect(await start(crypto.randomUUID(), 3)).toMatchObject({ outcome: "gone" });
    expect(await start(await draft(desk().owner, { subject: "" }), 3)).toMatchObject({
      outcome: "empty",
    });
    expect((await listed(id)).state).toBe("draft");
    expect(await start(id, 3)).toMatchObject({ outcome: "started", readers: 3 });
    expect(await start(id, 3)).toMatchObject({ outcome: "begun" });
    expect(
      await given<Outcome>(desk().staff.rpc("discard_issue", { id, version: 1 })),
    ).toMatchObject({ outcome: "begun" });
    expect(
      await given<Outcome>(
        desk().staff.rpc("save_issue", {
          id,
          version: 1,
          subject: "Other",
          preheader: "",
          body: "x",
        }),
      ),
    ).toMatchObject({ outcome: "begun" });
    await sendAll(id);
    await onlyReaders(0);
    expect(await start(await draft(desk().owner), 0)).toMatchObject({ outcome: "nobody" });
  });

  test("more than five thousand readers are a provider's", async () => {
    await onlyReaders(0);
    await run(`alter table public.newsletter_subscribers disable trigger user`);
    await run(`insert into public.newsletter_subscribers (email, status)
      select 'many-' || n || '@example.com', 'confirmed' from generate_series(1, 5001) n`);
    const id = await draft(desk().owner);
    expect(await start(id, 5001)).toMatchObject({ outcome: "many", readers: 5001 });
    await run(`delete from public.newsletter_subscribers`);
    await run(`alter table public.newsletter_subscribers enable trigger user`);
  });

  test("several hundred follow each other a hundred at a time, and what people wait for goes first", async () => {
    await onlyReaders(250);
    const goOn = await atRest();
    const id = await begun(250, { subject: "A long list" });
    await run("select private.queue_issue_letters()");
    expect(await countsOf(id)).toEqual(counts({ waiting: 150, queued: 100 }));
    await run("select private.queue_issue_letters()");
    expect(await countsOf(id)).toEqual(counts({ waiting: 150, queued: 100 }));
    const before = mail().taken.length;
    await run(`insert into public.outbox ("to", template, payload) values ('agent@perilune.example', 'issue-test',
      '{"issue": "${id}"}')`);
    await goOn();
    await sendAll(id);
    // The first is the letter that had kept the server busy.
    expect(mail().taken[before + 1]?.to).toEqual(["agent@perilune.example"]);
    expect(await countsOf(id)).toEqual(counts({ handed: 250 }));
    const subjects = mail().taken.filter(({ headers }) => headers.get("subject") === "A long list");
    expect(new Set(subjects.map(({ to }) => to[0])).size).toBe(250);
    expect(subjects).toHaveLength(250);
  });
});

/** What its List-Unsubscribe header carries. */
function wayOut(letter: ReceivedEmail | undefined): string {
  const [, address = ""] = /^<(.*)>$/.exec(letter?.headers.get("list-unsubscribe") ?? "") ?? [];
  return new URL(address).searchParams.get("token") ?? "";
}
