import type { Browser } from "@playwright/test";
import { figure, ratioAtMost, valueAtMost, type Figure } from "../figure.ts";
import type { SitePage } from "./addresses.ts";
import { inlinedStyleBytes, wholeScriptBytes } from "./built-weight.ts";
import { loadIdly } from "./idle-load.ts";
import type { BothSites } from "./both-sites.ts";
import { loadInUse } from "./load-in-use.ts";

const area = "pages";
const limit = "without script";
const unit = "B";

/** Bytes of everything, headers included, and requests that the pages in use may come to. */
const inUse = (address: string) =>
  address === "/"
    ? { bytes: 300_000, requests: 25 }
    : address.startsWith("/demo/")
      ? { bytes: 330_000, requests: 30 }
      : undefined;

/** What one page weighs before anyone touches it, beside the same page without script, and in use. */
export async function weightFigures(
  page: SitePage,
  sites: BothSites,
  browser: Browser,
): Promise<Figure[]> {
  const ours = await loadIdly(browser, sites.ours + page.address);
  const bare = await loadIdly(browser, sites.withoutScript + page.address);
  const named = (name: string) => `${page.address} ${name}`;
  const ratioTarget = page.startsNow ? undefined : ratioAtMost(1.35);
  const besides = (name: string, key: "bytes" | "documentBytes") =>
    figure(
      { area, name: named(name), value: ours[key], unit, limit, limitValue: bare[key] },
      ratioTarget,
    );
  const plain = (name: string, value: number, bound: number, of = unit) =>
    figure({ area, name: named(name), value, unit: of }, valueAtMost(bound));
  const reported = (name: string, value: number, of = "", bound?: number) =>
    figure(
      { area, name: named(name), value, unit: of },
      bound === undefined ? undefined : valueAtMost(bound),
    );
  const used = await loadInUse(browser, sites.ours + page.address);
  const bounds = inUse(page.address);
  return [
    besides("before interaction", "bytes"),
    besides("document alone", "documentBytes"),
    ...(page.address === "/" ? [plain("whole first view", ours.bytes, 160_000)] : []),
    plain("inlined CSS", inlinedStyleBytes(page.html), 11_000),
    plain("fonts", ours.fontBytes, 105_000),
    plain("font files", ours.fontFiles, 2, ""),
    figure(
      { area, name: named("all script"), value: wholeScriptBytes(sites.folder, page.html), unit },
      page.startsNow || page.isDemo ? undefined : valueAtMost(125_000),
    ),
    plain("third-party requests", ours.thirdPartyRequests, 0, ""),
    reported("headers before interaction", ours.headerBytes, unit),
    reported("requests before interaction", ours.requests),
    reported("in use, headers included", used.bytes + used.headerBytes, unit, bounds?.bytes),
    reported("headers in use", used.headerBytes, unit),
    reported("requests in use", used.requests, "", bounds?.requests),
  ];
}
