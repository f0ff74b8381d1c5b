import { describe, expect, test } from "vitest";
import { find } from "../records.ts";
import { engines, type Chair } from "../test-server.ts";
import {
  anAddress,
  codeOf,
  deskOn,
  given,
  refusal,
  sentLead,
  startedDeal,
} from "./pipeline-desk.ts";

type Row = Readonly<Record<string, string | number>>;
type Result = {
  readonly added: number;
  readonly refused: readonly {
    readonly n: number;
    readonly field: string;
    readonly words: string;
  }[];
};

describe.each(engines)("an import on %s", (engine) => {
  const desk = deskOn(engine);

  function send(chair: Chair, id: string, rows: readonly unknown[] | string, waits = false) {
    const text = typeof rows === "string" ? rows : JSON.stringify(rows);
    return chair.rpc("import_leads", { id, file_name: "fair.csv", waits, rows: text });
  }
  function imported(id: string, rows: readonly Row[], waits = false): Promise<Result> {
    return given<Result>(send(desk().staff, id, rows, waits));
  }
  /** Rows of a file, each of an address of this host. */
  function rowsOf(host: string, count: number, first = 2): Row[] {
    return Array.from({ length: count }, (_, at) => ({
      n: first + at,
      name: `Person ${first + at}`,
      email: `p${first + at}@${host}`,
      source: "Fair",
    }));
  }
  function entriesAt(host: string, columns: string): Promise<Record<string, unknown>[]> {
    return find(desk().staff, { search: host, archived: "all" }, columns);
  }
  function aHost(): string {
    return `${crypto.randomUUID()}.example`;
  }
  async function undone(chair: Chair, id: string): Promise<number> {
    for (let steps = 1; ; steps += 1) {
      if ((await given<number>(chair.rpc("undo_import", { id }))) === 0) return steps;
    }
  }

  test("stores each row once, however often a pack is sent", async () => {
    const [id, host] = [crypto.randomUUID(), aHost()];
    const rows = rowsOf(host, 40);
    const packs = [rows.slice(0, 25), rows.slice(20), rows.slice(0, 25)];
    const results = await Promise.all(packs.map((pack) => imported(id, pack)));
    expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(40);
    expect(await entriesAt(host, "id")).toHaveLength(40);
    expect(
      (await desk().staff.from("imports").select("total,file_name").eq("id", id)).data,
    ).toEqual([{ total: 40, file_name: "fair.csv" }]);
    expect(await imported(id, rows)).toEqual({ added: 0, refused: [] });
  });

  test("refuses broken rows by their numbers and stores the others", async () => {
    const [id, host] = [crypto.randomUUID(), aHost()];
    const [first = {}, second = {}, third = {}, fourth = {}] = rowsOf(host, 4);
    const result = await imported(id, [
      first,
      { ...second, name: "" },
      { ...third, email: "", phone: "" },
      { ...fourth, email: "p5 at home" },
      { n: 6, name: "Only a phone", phone: "+31 20 555 0142", company: host },
    ]);
    expect(result).toEqual({
      added: 2,
      refused: [
        { n: 3, field: "name", words: "There is no name." },
        { n: 4, field: "email", words: "There is neither an e-mail address nor a phone number." },
        { n: 5, field: "email", words: "This is no e-mail address." },
      ],
    });
    expect(await entriesAt(host, "id")).toHaveLength(2);
  });

  test("is refused whole where it is none", async () => {
    const id = crypto.randomUUID();
    const { staff } = desk();
    const wrong = { status: 422, hint: "rows" };
    expect(await refusal(send(staff, id, "no rows"))).toEqual(wrong);
    expect(await refusal(send(staff, id, '{"n":1}'))).toEqual(wrong);
    expect(await refusal(send(staff, id, rowsOf(aHost(), 501)))).toEqual(wrong);
    expect(await refusal(send(staff, id, [{ name: "Ada", email: anAddress() }]))).toEqual(wrong);
    expect((await staff.from("imports").select("id").eq("id", id)).data).toEqual([]);
  });

  test("writes to nobody; what does not wait has no clock, what waits is a new record", async () => {
    const letters = async () => (await desk().run("select id from public.outbox")).length;
    const before = await letters();
    const [quiet, waiting] = [aHost(), aHost()];
    await imported(crypto.randomUUID(), rowsOf(quiet, 3));
    await imported(crypto.randomUUID(), rowsOf(waiting, 3), true);
    const columns = "status,waiting_since,source";
    for (const entry of await entriesAt(quiet, columns)) {
      expect(entry).toEqual({ status: "responded", waiting_since: null, source: "fair" });
    }
    for (const entry of await entriesAt(waiting, columns)) {
      expect(entry).toEqual({ status: "new", waiting_since: expect.any(String), source: "fair" });
    }
    expect(await letters()).toBe(before);
  });

  test("knows who is here already, whatever the case, and nobody in quarantine", async () => {
    const [known, apart, fresh] = [anAddress(), anAddress(), anAddress()];
    await sentLead(desk(), { email: known });
    const message = "[url=https://rank.example]Buy backlinks and rank first[/url]";
    await sentLead(desk(), { email: apart, message });
    const addresses = [known.toUpperCase(), apart, ` ${fresh}`, ""];
    expect(await given(desk().staff.rpc("known_addresses", { addresses }))).toEqual([known]);
  });

  test("has ten thousand rows and no more, and can be undone whole", async () => {
    const [id, host] = [crypto.randomUUID(), aHost()];
    for (let first = 2; first < 10_002; first += 500) {
      expect((await imported(id, rowsOf(host, 500, first))).added).toBe(500);
    }
    expect(await refusal(send(desk().staff, id, rowsOf(host, 1, 10_002)))).toEqual({
      status: 422,
      hint: "rows",
    });
    expect(await undone(desk().staff, id)).toBe(20);
    expect(await entriesAt(host, "id")).toEqual([]);
  }, 240_000);

  test("is undone but for what somebody has touched", async () => {
    const [id, host] = [crypto.randomUUID(), aHost()];
    await imported(id, rowsOf(host, 8));
    const { staff } = desk();
    const entries = await entriesAt(host, "id,name");
    const named = (n: number) => String(entries.find(({ name }) => name === `Person ${n}`)?.["id"]);
    const work = (n: number, columns: object) =>
      given(staff.from("inbox_entries").update(columns).eq("id", named(n)).select("id"));
    await work(2, { tags: ["vip"] });
    await work(3, { archived_at: new Date().toISOString() });
    await given(
      staff.from("lead_notes").insert({ kind: "hand-lead", record_id: named(4), body: "Called." }),
    );
    await startedDeal(staff, { entry: named(5) });
    // Touched and put back: somebody has looked at it.
    await work(6, { tags: ["vip"] });
    await work(6, { tags: [] });
    const content = JSON.stringify({ to: `somebody@${host}`, subject: "Your order", body: "Dear" });
    await given(staff.rpc("save_draft", { entry: named(7), use: "reply", content }));
    await undone(staff, id);
    const left = (await entriesAt(host, "name"))
      .map(({ name }) => name)
      .toSorted((one, other) => String(one).localeCompare(String(other)));
    expect(left).toEqual([2, 3, 4, 5, 6, 7].map((n) => `Person ${n}`));
    expect(await refusal(send(staff, id, rowsOf(host, 1, 90)))).toEqual({
      status: 409,
      hint: "over",
    });
  });

  test("is its maker's and the owners' to undo, for a day", async () => {
    const [id, host] = [crypto.randomUUID(), aHost()];
    await given(send(desk().owner, id, rowsOf(host, 2)));
    expect(await refusal(send(desk().staff, id, rowsOf(host, 2)))).toEqual({
      status: 409,
      hint: "over",
    });
    expect(await refusal(desk().staff.rpc("undo_import", { id }))).toMatchObject({ status: 404 });
    expect(await codeOf(desk().stranger.rpc("undo_import", { id }))).toBe("42501");
    await desk().run(
      `update public.imports set created_at = now() - interval '25 hours' where id = '${id}'`,
    );
    expect(await refusal(desk().owner.rpc("undo_import", { id }))).toEqual({
      status: 409,
      hint: "late",
    });
    expect(await entriesAt(host, "id")).toHaveLength(2);
    const own = crypto.randomUUID();
    await imported(own, rowsOf(host, 2, 50));
    await undone(desk().owner, own);
    expect(await entriesAt(host, "id")).toHaveLength(2);
  });

  test("is in no figure of when and where leads come", async () => {
    const insights = () => given(desk().staff.rpc("lead_insights"));
    const sorted = async () => JSON.stringify(await insights());
    const before = await sorted();
    await imported(crypto.randomUUID(), rowsOf(aHost(), 5), true);
    expect(await sorted()).toBe(before);
    // What is written down by hand came when it was written down.
    const lead = { id: crypto.randomUUID(), name: "Ada", email: anAddress() };
    await given(desk().staff.rpc("add_lead", lead));
    expect(await sorted()).not.toBe(before);
  });
});
