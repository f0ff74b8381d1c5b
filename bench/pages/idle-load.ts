import { chromium, devices, type Browser, type Request } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.mjs";
import { withCleanUp } from "../clean-up.ts";

/** The page fetches script ahead 2.5 s after its load event; requests that begin later than this do not count. */
const quietMs = 2_000;

export type IdleLoad = {
  /** Bytes of all answers' bodies as they crossed the wire, the document among them. */
  readonly bytes: number;
  readonly documentBytes: number;
  readonly fontFiles: number;
  readonly fontBytes: number;
  readonly thirdPartyRequests: number;
};

export function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  return chromium
    .launch({
      executablePath: findBrowser({ whole: true }) ?? undefined,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    })
    .then((browser) =>
      withCleanUp(
        () => browser.close(),
        () => work(browser),
      ),
    );
}

/** Loads a page on an emulated phone with an empty cache and touches nothing. */
export async function loadIdly(browser: Browser, url: string): Promise<IdleLoad> {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"] ?? {};
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const begun: { readonly request: Request; readonly at: number }[] = [];
    let loadedAt = Number.POSITIVE_INFINITY;
    context.on("request", (request) => begun.push({ request, at: Date.now() }));
    page.once("load", () => (loadedAt = Date.now()));
    await page.goto(url, { waitUntil: "networkidle" });
    const counted = begun.filter(
      ({ request, at }) => at < loadedAt + quietMs && !request.url().startsWith("data:"),
    );
    return await weigh(
      counted.map(({ request }) => request),
      new URL(url).origin,
    );
  } finally {
    await context.close();
  }
}

async function weigh(requests: readonly Request[], origin: string): Promise<IdleLoad> {
  const sizes = await Promise.all(
    requests.map(async (request) => ({
      kind: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const sum = (kinds?: string) =>
    sizes.reduce((total, { kind, bytes }) => total + (kinds && kind !== kinds ? 0 : bytes), 0);
  return {
    bytes: sum(),
    documentBytes: sum("document"),
    fontFiles: sizes.filter(({ kind }) => kind === "font").length,
    fontBytes: sum("font"),
    thirdPartyRequests: requests.filter((request) => new URL(request.url()).origin !== origin)
      .length,
  };
}
