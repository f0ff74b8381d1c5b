import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackend } from "../../server/backend/open-backend.ts";
import { runCommand } from "./child-server.ts";
import { copyPreparedDatabase } from "./prepared-database.ts";
import { engines, startTestServer, type TestServer } from "./test-server.ts";
import { aLead } from "../kinds/contact.ts";

describe.each(engines)("the first npm run staff while the server runs on %s", (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    await server.visitor().from("contact_submissions").insert(aLead());
  });
  afterAll(() => server.remove());

  test("add makes the first an owner and shows a strong password once", async () => {
    const staff = (args: readonly string[]) => runCommand("staff", args, server.environment);
    expect((await staff(["list"])).out).toBe("There is no staff yet.\n");
    const added = await staff(["add", "Ana@Example.com", "--name", "Ana Ruiz"]);
    expect(added.err).toBe("");
    const password = /^Password \(shown only now\): (\S{24})$/m.exec(added.out)?.[1] ?? "";
    expect(added.out).toContain("ana@example.com is staff now (owner).");
    const ana = await server.signIn("ana@example.com", password);
    expect((await ana.from("contact_submissions").select("id")).data).toHaveLength(1);
    expect((await staff(["list"])).out).toBe("ana@example.com  owner  Ana Ruiz\n");
  });
});

describe.each(engines)("npm run staff while the server runs on %s", (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    await server.visitor().from("contact_submissions").insert(aLead());
    await server.staff("ana@example.com");
  });
  afterAll(() => server.remove());

  const staff = (args: readonly string[], input = "") =>
    runCommand("staff", args, server.environment, input);

  test("add reads a password, makes agents, and owners on demand", async () => {
    const added = await staff(["add", "bo@example.com", "--password-stdin"], "a fine password\n");
    expect(added).toEqual({ code: 0, out: "bo@example.com is staff now (agent).\n", err: "" });
    await server.signIn("bo@example.com", "a fine password");
    const owner = await staff(["add", "cy@example.com", "--owner"]);
    expect(owner.out).toContain("cy@example.com is staff now (owner).");
  });

  test("an account that exists gets a new password and loses its sessions before it is staff", async () => {
    const squatter = await server.stranger("dee@example.com");
    expect(
      (await staff(["add", "dee@example.com", "--password-stdin"], "known to dee only")).code,
    ).toBe(0);
    expect((await squatter.auth.refreshSession()).error).not.toBeNull();
    await expect(server.signIn("dee@example.com")).rejects.toMatchObject({ status: 400 });
    await server.signIn("dee@example.com", "known to dee only");
  });

  test("set-password ends the sessions and takes effect at once", async () => {
    const open = await server.staff("flo@example.com");
    const changed = await staff(
      ["set-password", "flo@example.com", "--password-stdin"],
      "a finer password",
    );
    expect(changed.code).toBe(0);
    expect((await open.auth.refreshSession()).error).not.toBeNull();
    await expect(server.signIn("flo@example.com")).rejects.toThrow("Invalid login credentials");
    await server.signIn("flo@example.com", "a finer password");
    const again = await staff(
      ["set-password", "flo@example.com", "--password-stdin"],
      "a finer password",
    );
    expect(again.code).toBe(0);
  });

  test("remove takes effect at the next request of an open session", async () => {
    const open = await server.staff("gus@example.com");
    expect((await open.from("contact_submissions").select("id")).data).toHaveLength(1);
    expect((await staff(["remove", "gus@example.com"])).out).toBe(
      "gus@example.com is no longer staff.\n",
    );
    for (const table of ["contact_submissions", "staff", "audit_log"]) {
      expect((await open.from(table).select("id")).data).toEqual([]);
    }
    expect((await open.auth.refreshSession()).error).not.toBeNull();
  });

  test.each([
    [["add", "nonsense"], '"nonsense" is not an e-mail address.\n'],
    [["add", "ana@example.com"], "ana@example.com is staff already.\n"],
    [["remove", "nobody@example.com"], "nobody@example.com is not staff.\n"],
    [["set-password", "nobody@example.com"], "nobody@example.com is not staff.\n"],
    [
      ["set-password", "ana@example.com", "--password-stdin"],
      "The password needs at least 10 characters.\n",
    ],
    [
      ["add", "eve@example.com", "--password-stdin"],
      "The password needs at least 10 characters.\n",
    ],
  ])("%j is refused with one sentence", async (args, sentence) => {
    expect(await staff(args, "short")).toEqual({ code: 1, out: "", err: sentence });
  });
});

describe("npm run staff without a server", () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "perilune-staff-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("opens the data folder itself", async () => {
    const environment = { DATA_DIR: path.join(folder, "data") };
    expect((await runCommand("staff", ["add", "ana@example.com"], environment)).code).toBe(0);
    const listed = await runCommand("staff", ["list"], environment);
    expect(listed.out).toBe("ana@example.com  owner\n");
  });

  test("a password is digested at bcrypt's cost of 10, which the other tests lower", async () => {
    const dataFolder = path.join(folder, "earnest");
    copyPreparedDatabase(dataFolder);
    const environment = { DATA_DIR: dataFolder, LITE_AUTH_BCRYPT_COST: "" };
    expect((await runCommand("staff", ["add", "ana@example.com"], environment)).code).toBe(0);
    const backend = await openBackend({ mode: "embedded" }, dataFolder);
    const { rows } = await sql<{ digest: string }>`
      select encrypted_password as digest from auth.users where email = 'ana@example.com'`.execute(
      backend.database.kysely,
    );
    await backend.close();
    expect(rows[0]?.digest).toMatch(/^\$2[aby]\$10\$/);
  });

  test.each([[[]], [["add"]], [["fly", "x@example.com"]], [["add", "x@example.com", "--force"]]])(
    "%j shows how it is used",
    async (args) => {
      const { code, err } = await runCommand("staff", args, { DATA_DIR: path.join(folder, "x") });
      expect(code).toBe(1);
      expect(err).toMatch(/^Usage:\n {2}npm run staff -- add EMAIL/);
    },
  );

  test("of a hosted project asks for the secret key", async () => {
    const environment = { SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: "k" };
    expect(await runCommand("staff", ["list"], environment)).toEqual({
      code: 1,
      out: "",
      err: "Set SUPABASE_SECRET_KEY to manage the staff of a Supabase project.\n",
    });
  });
});

test("the control socket moves to a private place when the data folder's path is long", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-long-"));
  const dataFolder = path.join(folder, "d".repeat(120));
  mkdirSync(dataFolder);
  const server = await startTestServer("PGlite", { DATA_DIR: dataFolder });
  const added = await runCommand("staff", ["add", "ana@example.com"], { DATA_DIR: dataFolder });
  expect(added.code).toBe(0);
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});
