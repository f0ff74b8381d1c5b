import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { placeholders } from "../../../domain/placeholders.ts";
import { type Chair, engines, startTestServer, type TestServer } from "../test-server.ts";

describe.each(engines)("templates and signatures on %s", (engine) => {
  let server: TestServer;
  let dana: Chair;
  let lee: Chair;

  beforeAll(async () => {
    server = await startTestServer(engine);
    dana = await server.staff("dana@perilune.example");
    lee = await server.staff("lee@perilune.example");
  });
  afterAll(() => server.remove());
  beforeEach(async () => {
    await sql`delete from public.reply_templates`.execute(server.backend.database.kysely);
  });

  const id = crypto.randomUUID();
  const written = { id, kind: "contact", name: "Thanks", subject: "Hello", body: "Thank you." };
  const save = (more: object = {}, chair = dana) =>
    chair.rpc("save_template", { ...written, ...more });
  async function kept() {
    const { data } = await dana.from("reply_templates").select("name,body,version").eq("id", id);
    return data?.[0];
  }

  test("a template is made, changed, and refused to whoever has not seen the change", async () => {
    expect((await save()).data).toBe(1);
    expect((await save({ body: "Thank you, Maya.", version: 1 })).data).toBe(2);
    const late = await save({ body: "Thank you, Noah.", version: 1 }, lee);
    expect([late.status, late.error?.hint]).toEqual([409, "changed"]);
    expect(await kept()).toEqual({ name: "Thanks", body: "Thank you, Maya.", version: 2 });
  });

  test("the same save once more, after an answer that got lost, is answered as the first", async () => {
    expect((await save()).data).toBe(1);
    expect((await save()).data).toBe(1);
    const change = { body: "Thank you, Maya.", version: 1 };
    expect([(await save(change)).data, (await save(change)).data]).toEqual([2, 2]);
    expect((await kept())?.version).toBe(2);
  });

  test.each([
    [{ body: "Hello {frist_name}" }, "frist_name"],
    [{ subject: "For {Company}" }, "Company"],
    [{ body: "{name}, { first name }, {reference}" }, "first name"],
  ])("what is no placeholder is not saved: %o", async (more, name) => {
    const { status, error } = await save(more);
    expect([status, error?.hint]).toEqual([422, `placeholder:${name}`]);
    expect(await kept()).toBeUndefined();
  });

  test("every placeholder of the form is known here, and so is a brace that is none", async () => {
    const body = `${placeholders.map(({ name }) => `{${name}}`).join(" ")} { "a": 1 } {} {`;
    expect((await save({ body })).error).toBeNull();
  });

  test("a name is taken once in a kind, until its template is archived", async () => {
    const other = { id: crypto.randomUUID(), version: 0 };
    expect((await save()).error).toBeNull();
    const twice = await save(other);
    expect([twice.status, twice.error?.hint]).toEqual([409, "name"]);
    expect((await save({ ...other, kind: "support" })).error).toBeNull();
    expect((await dana.rpc("archive_template", { id })).error).toBeNull();
    expect((await save({ id: crypto.randomUUID() })).error).toBeNull();
    const back = await dana.rpc("archive_template", { id, is_archived: "" });
    expect([back.status, back.error?.hint]).toEqual([409, "name"]);
  });

  test("what is archived is not changed until it is used again", async () => {
    await save();
    await dana.rpc("archive_template", { id });
    const { status, error } = await save({ body: "Other words", version: 2 });
    expect([status, error?.hint]).toEqual([409, "changed"]);
    expect((await dana.rpc("archive_template", { id, is_archived: "" })).error).toBeNull();
    expect((await save({ body: "Other words", version: 3 })).data).toBe(4);
  });

  test.each([
    { name: "" },
    { subject: "  " },
    { body: "" },
    { name: "x".repeat(61) },
    { kind: "x" },
  ])("%o is no template", async (more) => {
    const { status, error } = await save(more);
    expect([status, error?.hint]).toEqual([422, "template"]);
  });

  test("everybody signs with their own words, of 500 characters at most", async () => {
    const long = await dana.rpc("save_signature", { signature: "x".repeat(501) });
    expect([long.status, long.error?.hint]).toEqual([422, "signature"]);
    expect(
      (await dana.rpc("save_signature", { signature: "Dana Wells\nPerilune" })).error,
    ).toBeNull();
    const { data } = await lee.from("staff").select("signature").neq("signature", "");
    expect(data).toEqual([{ signature: "Dana Wells\nPerilune" }]);
  });
});
