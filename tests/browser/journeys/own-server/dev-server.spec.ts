import { spawn, type ChildProcess } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { addresses } from "../../../support/addresses.ts";
import { hydrated } from "../../fixtures.ts";
import { headingOf } from "../../../support/served-html.ts";

/** A copy of the project, because a test changes a source. */
const copy = mkdtempSync(path.join(realpathSync(tmpdir()), "perilune-dev-"));
const notCopied =
  /^(\.git|\.react-router|build|node_modules|backups|docs|tests|test-results|\.data)$/;
const port = Number(process.env.E2E_PORT) + 50;
const origin = `http://127.0.0.1:${port}`;
let dev: ChildProcess;

/** The packages that are installed, each by a link; the browser may be given files of where they lead to. */
function linkPackages() {
  const packages = path.join(copy, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync("node_modules"))
    if (!/^\.(vite|cache)/.test(name))
      symlinkSync(path.resolve("node_modules", name), path.join(packages, name), "junction");
  const config = path.join(copy, "vite.config.ts");
  const allow = JSON.stringify([copy, path.resolve("node_modules")]);
  writeFileSync(
    config,
    readFileSync(config, "utf8").replace("server: {", `server: { fs: { allow: ${allow} },`),
  );
}

test.describe.configure({ mode: "serial" });

test.beforeAll(() => {
  test.setTimeout(180_000);
  for (const name of readdirSync("."))
    if (!notCopied.test(name)) cpSync(name, path.join(copy, name), { recursive: true });
  linkPackages();
  dev = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), DATA_DIR: "", NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise<void>((resolve, reject) => {
    dev.once("exit", () => reject(new Error("The development server ended.")));
    dev.stdout?.on("data", (said: Buffer) => {
      if (said.includes("The site is on")) resolve();
    });
  });
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => dev.once("exit", resolve));
  if (dev.exitCode === null && dev.kill("SIGTERM")) await ended;
  rmSync(copy, { recursive: true, force: true });
});

test("npm run dev serves the pages, and the backend behind them", async ({ request }) => {
  const page = await request.get(`${origin}/contact`);
  expect(await page.text()).toContain("Ready to Launch");
  expect(await (await request.get(`${origin}/healthz`)).text()).toContain("ok");
  const config = await request.get(`${origin}/app-config.json`);
  expect(await config.text()).toContain("sb_publishable_");
});

test("a page comes with the modules of its own address, whichever was asked for before", async ({
  request,
}) => {
  for (const address of ["/demo/ecommerce", "/", "/pricing", "/terms"]) {
    const html = await (await request.get(`${origin}${address}`)).text();
    const built = addresses.find((page) => page.path === address);
    expect(headingOf(html), address).toBe(built?.h1);
  }
});

test("a changed component is in the page at once, which keeps its state", async ({ page }) => {
  await page.goto(`${origin}/demo/ecommerce`);
  await hydrated(page);
  const cart = page.getByRole("complementary", { name: "Your cart" });
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(cart).toContainText("Aria");
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));

  const file = path.join(copy, "app/demos/ecommerce/screens/cart-summary.tsx");
  const source = readFileSync(file, "utf8");
  writeFileSync(file, source.replace(/>\s*Your cart\s*</, ">Your basket<"));

  const basket = page.getByRole("complementary", { name: "Your basket" });
  await expect(basket).toContainText("Aria");
  await expect(cart).toHaveCount(0);
  expect(await page.evaluate(() => "isTheSamePage" in window)).toBe(true);
});
