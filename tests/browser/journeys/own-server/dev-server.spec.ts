import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";

const dataFolder = mkdtempSync(path.join(tmpdir(), "perilune-dev-"));
const port = Number(process.env.E2E_PORT) + 50;
const origin = `http://127.0.0.1:${port}`;
let dev: ChildProcess;

test.beforeAll(() => {
  dev = spawn(process.execPath, ["scripts/dev.ts"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, NODE_ENV: "development" },
    stdio: "ignore",
  });
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => dev.once("exit", resolve));
  dev.kill("SIGTERM");
  await ended;
  rmSync(dataFolder, { recursive: true, force: true });
});

test("npm run dev serves the pages, and the backend behind them", async ({ request }) => {
  test.setTimeout(400_000);
  const answers = async (address: string) => {
    const response = await request.get(`${origin}${address}`).catch(() => null);
    return response?.ok() ? response.text() : "";
  };
  await expect.poll(() => answers("/contact"), { timeout: 180_000 }).toContain("Ready to Launch");
  await expect.poll(() => answers("/healthz"), { timeout: 180_000 }).toContain("ok");
  expect(await answers("/app-config.json")).toContain("sb_publishable_");
});
