import { describe, expect, test } from "vitest";
import { given, refusal } from "../pipeline/pipeline-desk.ts";
import { engines } from "../test-server.ts";
import { counts, issueDeskOn, type Outcome } from "./issue-desk.ts";

describe.each(engines)("an issue is paused, resumed and stopped on %s", (engine) => {
  const {
    atRest,
    desk,
    run,
    mail,
    onlyReaders,
    begun,
    listed,
    countsOf,
    work,
    sendAll,
    lettersTo,
  } = issueDeskOn(engine);
  const change = (what: string, id: string) => given<Outcome>(desk().owner.rpc(what, { id }));

  /** Begins an issue, and stops when the mail server has its first letter in hand. */
  async function heldAtFirst(readers: number) {
    mail().decide((moment) => (moment === "letter" ? "keep silent" : "take"));
    const id = await begun(readers);
    const working = work();
    await mail().held();
    const first = mail().emails.at(-1)?.to[0] ?? "";
    const release = async () => {
      mail().decide(() => "take");
      mail().release();
      await working;
      await work();
    };
    return { id, first, release };
  }

  test("pausing holds within one letter, and resuming sends nobody a second one", async () => {
    const readers = await onlyReaders(6);
    const { id, first, release } = await heldAtFirst(6);
    const others = readers.filter((reader) => reader !== first);
    expect(await change("pause_issue", id)).toEqual({ outcome: "done", state: "paused" });
    await release();
    expect(await countsOf(id)).toEqual(counts({ handed: 1, waiting: 5 }));
    expect(await listed(id)).toMatchObject({ state: "paused", paused_why: "person" });
    expect(lettersTo(first)).toHaveLength(1);
    for (const other of others) expect(lettersTo(other)).toEqual([]);

    expect(await change("pause_issue", id)).toEqual({ outcome: "not", state: "paused" });
    expect(await change("resume_issue", id)).toEqual({ outcome: "done", state: "sending" });
    expect(await change("resume_issue", id)).toEqual({ outcome: "not", state: "sending" });
    await sendAll(id);
    for (const reader of [first, ...others]) expect(lettersTo(reader)).toHaveLength(1);
    expect(await countsOf(id)).toEqual(counts({ handed: 6 }));
    expect(await change("pause_issue", id)).toEqual({ outcome: "not", state: "sent" });
  });

  test("stopping is for good: who has it keeps it, nobody else gets it", async () => {
    const readers = await onlyReaders(4);
    const { id, first, release } = await heldAtFirst(4);
    const others = readers.filter((reader) => reader !== first);
    expect(await change("stop_issue", id)).toEqual({ outcome: "done", state: "stopped" });
    await release();
    expect(await countsOf(id)).toEqual(counts({ handed: 1, skipped: 3 }));
    for (const other of others) expect(lettersTo(other)).toEqual([]);
    expect(await change("resume_issue", id)).toEqual({ outcome: "not", state: "stopped" });
    expect(await change("stop_issue", id)).toEqual({ outcome: "not", state: "stopped" });
  });

  test("a letter that is to be tried later waits with its paused issue", async () => {
    const [first = ""] = await onlyReaders(2);
    mail().decide((moment, to) =>
      moment === "recipient" && to === first ? { code: 450, says: "4.7.1 Later" } : "take",
    );
    const id = await begun(2);
    await work();
    expect(await countsOf(id)).toEqual(counts({ handed: 1, queued: 1 }));
    await change("pause_issue", id);
    expect(await countsOf(id)).toEqual(counts({ handed: 1, waiting: 1 }));
    mail().decide(() => "take");
    await change("resume_issue", id);
    await sendAll(id);
    expect(lettersTo(first)).toHaveLength(1);
    expect(await countsOf(id)).toEqual(counts({ handed: 2 }));
  });

  test("what is put off at the moment of the pause waits with it, and of the stop is left out", async () => {
    for (const [what, left] of [
      ["pause_issue", { waiting: 1 }],
      ["stop_issue", { skipped: 1 }],
    ] as const) {
      const [only = ""] = await onlyReaders(1);
      const goOn = await atRest();
      const id = await begun(1);
      await run("select private.queue_issue_letters()");
      await run(`update public.outbox set state = 'sending', claimed_at = now() where "to" = '${only}'
        and template = 'issue'`);
      await change(what, id);
      await run(
        `update public.outbox set state = 'queued' where "to" = '${only}' and template = 'issue'`,
      );
      expect(await countsOf(id)).toEqual(counts(left));
      await goOn();
      expect(lettersTo(only)).toEqual([]);
    }
  });

  test("over five refusals among the last hundred pause it by themselves", async () => {
    await onlyReaders(20);
    mail().decide((moment) =>
      moment === "recipient" ? { code: 550, says: "5.7.1 We think that this is spam" } : "take",
    );
    const id = await begun(20);
    await work();
    expect(await listed(id)).toMatchObject({ state: "paused", paused_why: "refused" });
    expect(await countsOf(id)).toEqual(counts({ refused: 6, waiting: 14 }));
    // One more is not the seventh: what came before it was resumed has been looked at.
    let isFirst = true;
    mail().decide((moment) => {
      if (moment !== "recipient" || !isFirst) return "take";
      isFirst = false;
      return { code: 550, says: "5.7.1 We think that this is spam" };
    });
    await change("resume_issue", id);
    await sendAll(id);
    mail().decide(() => "take");
    expect((await listed(id)).state).toBe("sent");
    expect(await countsOf(id)).toEqual(counts({ refused: 7, handed: 13 }));
    const refused = await given<readonly { reason: string }[]>(
      desk().staff.rpc("issue_readers", { id, wanted: "refused" }),
    );
    expect(refused.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 7 }, () => expect.stringContaining("We think that this is spam")),
    );
  });

  test("five refusals do not", async () => {
    const refused = new Set((await onlyReaders(12)).slice(0, 5));
    mail().decide((moment, to) =>
      moment === "recipient" && refused.has(to) ? { code: 550, says: "5.7.1 No" } : "take",
    );
    const id = await begun(12);
    await sendAll(id);
    mail().decide(() => "take");
    expect(await listed(id)).toMatchObject({ state: "sent", paused_why: "" });
    expect(await countsOf(id)).toEqual(counts({ handed: 7, refused: 5 }));
  });

  test("what is sent again by hand after a refusal is sent once", async () => {
    const [reader = ""] = await onlyReaders(1);
    mail().decide((moment) =>
      moment === "recipient" ? { code: 552, says: "5.2.2 Full" } : "take",
    );
    const id = await begun(1);
    await sendAll(id);
    mail().decide(() => "take");
    expect(await countsOf(id)).toEqual(counts({ refused: 1 }));
    const [row] = await run(
      `select id from public.outbox where "to" = '${reader}' and template = 'issue'`,
    );
    await given(desk().staff.rpc("retry_mail", { id: row?.["id"] }));
    await work();
    expect(await countsOf(id)).toEqual(counts({ handed: 1 }));
    expect(lettersTo(reader)).toHaveLength(1);
  });

  test("an issue that is not there is said to be gone", async () => {
    for (const what of ["pause_issue", "resume_issue", "stop_issue"])
      expect(await refusal(desk().owner.rpc(what, { id: crypto.randomUUID() }))).toEqual({
        status: 404,
        hint: null,
      });
  });
});
