import { describe, expect, test } from "vitest";
import { given, refusal } from "../pipeline/pipeline-desk.ts";
import { engines } from "../test-server.ts";
import { issueDeskOn, words, type Outcome } from "./issue-desk.ts";

describe.each(engines)("an issue is written on %s", (engine) => {
  const { desk, run, draft, listed, mail, work } = issueDeskOn(engine);

  function save(id: string, version: number, more: object = {}, chair = desk().staff) {
    return given<Outcome>(chair.rpc("save_issue", { id, version, ...words, ...more }));
  }
  async function stored(id: string) {
    const { data } = await desk()
      .staff.from("issues")
      .select("subject, body, version")
      .eq("id", id);
    return data?.[0];
  }

  test("what is saved is there, with who saved it", async () => {
    const id = crypto.randomUUID();
    expect(await save(id, 0)).toMatchObject({
      outcome: "saved",
      version: 1,
      changed_by_name: "agent",
    });
    expect(await stored(id)).toEqual({ subject: words.subject, body: words.body, version: 1 });
    expect(await save(id, 1, { subject: "Another" })).toMatchObject({
      outcome: "saved",
      version: 2,
    });
    expect(await listed(id)).toMatchObject({ subject: "Another", state: "draft", readers: 0 });
  });

  test("the same words again are stored once, whatever version they name", async () => {
    const id = await draft(desk().staff);
    expect(await save(id, 0)).toMatchObject({ outcome: "saved", version: 1 });
    expect(await save(id, 1)).toMatchObject({ outcome: "saved", version: 1 });
  });

  test("two first saves at once are one issue", async () => {
    const id = crypto.randomUUID();
    const answers = await Promise.all([save(id, 0), save(id, 0), save(id, 0)]);
    expect(answers.map(({ outcome, version }) => ({ outcome, version }))).toEqual(
      Array.from({ length: 3 }, () => ({ outcome: "saved", version: 1 })),
    );
  });

  test("nobody saves over what somebody else has saved meanwhile", async () => {
    const id = await draft(desk().staff);
    await save(id, 1, { body: "Theirs" }, desk().owner);
    expect(await save(id, 1, { body: "Mine" })).toMatchObject({
      outcome: "changed",
      version: 2,
      changed_by_name: "owner",
    });
    expect(await stored(id)).toMatchObject({ body: "Theirs", version: 2 });
    expect(await save(id, 2, { body: "Mine" })).toMatchObject({ outcome: "saved", version: 3 });
  });

  test("of several saves at once on one version one is stored", async () => {
    const id = await draft(desk().staff);
    const answers = await Promise.all(["A", "B", "C", "D"].map((body) => save(id, 1, { body })));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
      "changed",
      "changed",
      "changed",
      "saved",
    ]);
  });

  test("an issue that was discarded does not come back", async () => {
    const id = await draft(desk().staff);
    const discard = (version: number) =>
      given<Outcome>(desk().staff.rpc("discard_issue", { id, version }));
    expect(await discard(7)).toMatchObject({ outcome: "changed" });
    expect(await discard(1)).toMatchObject({ outcome: "discarded" });
    expect(await discard(1)).toMatchObject({ outcome: "gone" });
    expect(await save(id, 1, { body: "Again" })).toMatchObject({ outcome: "gone" });
  });

  test("words that are too long are refused with the field's name", async () => {
    const id = crypto.randomUUID();
    const refused = (more: object) =>
      refusal(desk().staff.rpc("save_issue", { id, version: 0, ...words, ...more }));
    expect(await refused({ subject: "a".repeat(151) })).toEqual({ status: 422, hint: "subject" });
    expect(await refused({ preheader: "a".repeat(201) })).toEqual({
      status: 422,
      hint: "preheader",
    });
    expect(await refused({ body: "a".repeat(60_001) })).toEqual({ status: 422, hint: "body" });
    expect(
      await save(id, 0, { subject: "a".repeat(150), body: "ä€𝄞".repeat(20_000) }),
    ).toMatchObject({
      outcome: "saved",
    });
  });

  test("there are two hundred at most", async () => {
    const id = await draft(desk().staff);
    await run(
      `insert into public.issues (id) select gen_random_uuid() from generate_series(1, 200)`,
    );
    expect(await save(crypto.randomUUID(), 0)).toMatchObject({ outcome: "full" });
    expect(await save(id, 1, { body: "Still" })).toMatchObject({ outcome: "saved" });
    await run(`delete from public.issues where body = ''`);
  });

  test("a test comes to whoever asked, says what it is, and opens nothing", async () => {
    const id = await draft(desk().staff, { subject: "Try me" });
    const tried = (version: number) =>
      given<Outcome>(desk().staff.rpc("try_issue", { id, version }));
    expect(await tried(5)).toMatchObject({ outcome: "changed" });
    expect(await tried(1)).toMatchObject({ outcome: "queued", to: "agent@perilune.example" });
    await work();
    const [letter] = mail().taken.filter(
      ({ headers }) => headers.get("subject") === "Test: Try me",
    );
    expect(letter?.to).toEqual(["agent@perilune.example"]);
    expect(letter?.text).toContain("certificate");
    expect(letter?.html).toContain("<strong");
    expect(letter?.raw).not.toMatch(/token=/);
    const [row] = await run(`select state from public.outbox where template = 'issue-test'`);
    expect(row).toEqual({ state: "sent" });
  });

  test("an issue without words is not tried, and twenty tests an hour are enough", async () => {
    const empty = await draft(desk().staff, { body: "" });
    expect(
      await given<Outcome>(desk().staff.rpc("try_issue", { id: empty, version: 1 })),
    ).toMatchObject({ outcome: "empty" });
    const id = await draft(desk().owner);
    const outcomes: string[] = [];
    for (let turn = 0; turn < 21; turn += 1) {
      const { outcome } = await given<Outcome>(desk().owner.rpc("try_issue", { id, version: 1 }));
      outcomes.push(outcome);
    }
    expect(outcomes).toEqual([...Array.from({ length: 20 }, () => "queued"), "often"]);
  });
});
