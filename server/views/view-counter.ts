import type { IncomingHttpHeaders } from "node:http";
import { business } from "#domain/business.ts";
import { countedName, sourceOf } from "#domain/visit-source.ts";
import type { CountedPages } from "./counted-pages.ts";
import { createProgramCheck } from "./people-or-programs.ts";
import { createNameReader, hostOf, hostOfHeader, rememberLast } from "./request-parts.ts";
import type { ViewCounts } from "./view-counts.ts";

/** A request as Node has it: reading it costs nothing, unlike the `Headers` of a `Request`. */
export type PlainRequest = {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
};

/** A page that was opened within the one that was served, with where the visit has come from. */
export type Move = { readonly path: string; readonly source: string; readonly campaign: string };

export type ViewCounter = {
  /** Counts what is asked for, if it is a page that a person opens. */
  countDocument(request: PlainRequest): void;
  /** The same of what a page says that it shows now. Addresses that are no page of ours are not counted. */
  countMove(request: PlainRequest, move: Move): void;
};

const MINUTE_MS = 60_000;

/**
 * Counts pages as people see them, without cookies or personal data (docs/decisions/0048). Left out are browsers that ask
 * not to be followed, programs, and what is fetched in advance or not as a document. `siteOrigin` is the site's, where a proxy
 * asks under another name.
 */
export function createViewCounter(
  pages: CountedPages,
  counts: Pick<ViewCounts, "add">,
  siteOrigin: () => string,
  now: () => number = Date.now,
): ViewCounter {
  const isProgram = createProgramCheck();
  const today = createOfficeDay(now);
  const siteHost = rememberLast(hostOf);
  const askedHost = rememberLast(hostOfHeader);
  const nameIn = createNameReader();

  function isUncounted(headers: IncomingHttpHeaders): boolean {
    return headers["sec-gpc"] === "1" || isProgram(headers["user-agent"]);
  }

  return {
    countDocument({ method, url = "", headers }) {
      if (method !== "GET") return;
      const end = url.indexOf("?");
      const path = pages.get(end < 0 ? url : url.slice(0, end));
      if (path === undefined || isUncounted(headers) || !isShown(headers)) return;
      const referrer = hostOf(headers.referer ?? "");
      if (
        referrer !== "" &&
        (referrer === askedHost(headers.host ?? "") || referrer === siteHost(siteOrigin()))
      ) {
        counts.add(today(), { path, source: "", campaign: "", isArrival: false });
        return;
      }
      const search = end < 0 ? "" : url.slice(end);
      counts.add(today(), {
        path,
        source: sourceOf(nameIn(search, "utm_source"), countedName(referrer)),
        campaign: nameIn(search, "utm_campaign"),
        isArrival: !isReload(headers),
      });
    },
    countMove({ headers }, move) {
      const path = pages.get(move.path);
      if (path === undefined || isUncounted(headers)) return;
      const { source, campaign } = move;
      counts.add(today(), {
        path,
        source: countedName(source),
        campaign: countedName(campaign),
        isArrival: false,
      });
    },
  };
}

/** Neither fetched in advance nor by a script: browsers that say what for say `document`. */
function isShown(headers: IncomingHttpHeaders): boolean {
  const advance = headers["sec-purpose"] ?? headers["purpose"] ?? headers["x-moz"];
  if (advance !== undefined) return false;
  const destination = headers["sec-fetch-dest"];
  return destination === undefined || destination === "document";
}

/** Who reads a page again has not come again. */
function isReload(headers: IncomingHttpHeaders): boolean {
  return headers["cache-control"]?.includes("max-age=0") === true;
}

/** The day as the office has it, asked anew at every minute's begin: days begin there. */
function createOfficeDay(now: () => number): () => string {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone: business.office.zone });
  let minute = -1;
  let day = "";
  return function officeDay() {
    const present = Math.floor(now() / MINUTE_MS);
    if (present === minute) return day;
    minute = present;
    day = format.format(present * MINUTE_MS);
    return day;
  };
}
