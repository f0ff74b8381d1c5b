import {
  chromium,
  devices,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from "@playwright/test";
import { findBrowser } from "../../scripts/browser.mjs";
import { withCleanUp } from "../clean-up.ts";

/** The page fetches script ahead 2.5 s after its load event; requests that begin later than this do not count. */
const quietMs = 2_000;

export type Load = {
  /** Bytes of all answers' bodies as they crossed the wire, the document among them. */
  readonly bytes: number;
  readonly documentBytes: number;
  /** Bytes of all answers' headers as HTTP/1.1 carries them, and how many answers there were. */
  readonly headerBytes: number;
  readonly requests: number;
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

/** A page of an emulated phone with an empty cache. */
export async function onPhone<Result>(
  browser: Browser,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"] ?? {};
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Loads a page on a phone and touches nothing. */
export function loadIdly(browser: Browser, url: string): Promise<Load> {
  return onPhone(browser, async (page, context) => {
    const begun: { readonly request: Request; readonly at: number }[] = [];
    let loadedAt = Number.POSITIVE_INFINITY;
    context.on("request", (request) => begun.push({ request, at: Date.now() }));
    page.once("load", () => (loadedAt = Date.now()));
    await page.goto(url, { waitUntil: "networkidle" });
    const counted = begun.filter(
      ({ request, at }) => at < loadedAt + quietMs && !request.url().startsWith("data:"),
    );
    return weigh(
      counted.map(({ request }) => request),
      new URL(url).origin,
    );
  });
}

/** What these requests' answers weighed. */
export async function weigh(requests: readonly Request[], origin: string): Promise<Load> {
  const sizes = await Promise.all(
    requests.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return {
        kind: request.resourceType(),
        bytes: responseBodySize,
        headers: responseHeadersSize,
      };
    }),
  );
  const sum = (kinds?: string) =>
    sizes.reduce((total, { kind, bytes }) => total + (kinds && kind !== kinds ? 0 : bytes), 0);
  return {
    bytes: sum(),
    documentBytes: sum("document"),
    headerBytes: sizes.reduce((total, { headers }) => total + headers, 0),
    requests: sizes.length,
    fontFiles: sizes.filter(({ kind }) => kind === "font").length,
    fontBytes: sum("font"),
    thirdPartyRequests: requests.filter((request) => new URL(request.url()).origin !== origin)
      .length,
  };
}
