import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";
import { expect, test } from "vitest";
import { runCommand, startScript } from "./child-server.ts";

const script = path.join(import.meta.dirname, "../support/serve-on-postgres.ts");

test("the site on a PostgreSQL of its own takes staff from outside and leaves nothing behind", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-serve-"));
  chmodSync(folder, 0o711);
  const addressFile = path.join(folder, "database-url");
  const server = await startScript(script, {
    PORT: "0",
    DATA_DIR: path.join(folder, "data"),
    SITE_DIR: path.join(folder, "no-site"),
    LOG_LEVEL: "warn",
    DATABASE_URL_FILE: addressFile,
    TMPDIR: folder,
  });
  const DATABASE_URL = readFileSync(addressFile, "utf8");
  const added = await runCommand(
    "staff",
    ["add", "dana@perilune.example", "--password-stdin"],
    { DATABASE_URL },
    "orbit-lantern-4471",
  );
  expect(added).toMatchObject({ code: 0, err: "" });
  const { key } = (await (await fetch(`${server.origin}/app-config.json`)).json()) as {
    key: string;
  };
  const signedIn = await fetch(`${server.origin}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify({ email: "dana@perilune.example", password: "orbit-lantern-4471" }),
  });
  expect(signedIn.status).toBe(200);

  server.process.kill("SIGTERM");
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(existsSync(addressFile)).toBe(false);
  await expect(postgres(DATABASE_URL, { max: 1 })`select 1`).rejects.toThrow("ECONNREFUSED");
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
