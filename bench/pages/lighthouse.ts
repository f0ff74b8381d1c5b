import { spawn } from "node:child_process";
import path from "node:path";
import lighthouse, { type RunnerResult } from "lighthouse";
import { findBrowser } from "../../scripts/browser.mjs";
import { withCleanUp, withTempFolder } from "../clean-up.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

export type LighthouseRun = {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly cls: number;
  /** Total blocking time. */
  readonly tbtMs: number;
  /** Audits that cost a category points, by category. */
  readonly failed: Readonly<Record<Category, readonly string[]>>;
};

type Report = RunnerResult["lhr"];

const attempts = 3;

/** A Chromium of its own, as Lighthouse's launcher starts it; `port` is that of its debugger. */
export function withLighthouseBrowser<Result>(
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  return withTempFolder(async (folder) => {
    const child = spawn(
      findBrowser({ whole: true }) ?? "chromium",
      [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-extensions",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-default-apps",
        "--disable-sync",
        "--mute-audio",
        "--remote-debugging-port=0",
        `--user-data-dir=${path.join(folder, "profile")}`,
        "about:blank",
      ],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    return withCleanUp(
      async () => {
        child.kill("SIGKILL");
        await ended;
      },
      async () => {
        const port = await new Promise<number>((resolve, reject) => {
          let written = "";
          child.stderr.on("data", (chunk: Buffer) => {
            written = (written + chunk.toString()).slice(-10_000);
            const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(written)?.[1];
            if (found !== undefined) resolve(Number(found));
          });
          child.once("error", reject);
          void ended.then(() => reject(new Error(`Chromium ended: ${written}`)));
        });
        return work(port);
      },
    );
  });
}

/** One mobile run with the default, simulated throttling. Tries again when Chromium's trace is incomplete. */
export async function runLighthouse(
  url: string,
  port: number,
  wanted: readonly Category[] = categories,
): Promise<LighthouseRun> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: "silent",
      output: "json",
      onlyCategories: [...wanted],
      ignoreStatusCode: true,
    });
    const error = result ? result.lhr.runtimeError?.message : "there was no result";
    if (result && !error) return runOf(result.lhr);
    if (attempt === attempts) throw new Error(`Lighthouse failed on ${url}: ${error}`);
  }
}

function runOf({ audits, categories: reached }: Report): LighthouseRun {
  const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const ofEach = <Value>(get: (category: Category) => Value) =>
    Object.fromEntries(categories.map((category) => [category, get(category)])) as Record<
      Category,
      Value
    >;
  return {
    scores: ofEach((category) => (reached[category]?.score ?? 0) * 100),
    fcpMs: metric("first-contentful-paint"),
    lcpMs: metric("largest-contentful-paint"),
    cls: metric("cumulative-layout-shift"),
    tbtMs: metric("total-blocking-time"),
    failed: ofEach((category) =>
      (reached[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
}
