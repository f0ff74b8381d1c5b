import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { sql } from "kysely";
import { openBackend, type OwnBackendSettings } from "../../server/backend/open-backend.ts";
import { countedPages } from "../../server/views/counted-pages.ts";
import { createViewCounter, type PlainRequest } from "../../server/views/view-counter.ts";
import { createViewCounts, MOST_COUNTS } from "../../server/views/view-counts.ts";
import { loadSite } from "../../server/pages/load-site.ts";
import { startPostgresHere } from "../../tests/support/postgres-server.ts";
import { withFreshServer, type ChildServer } from "../child-server.ts";
import { withCleanUp, withTempFolder } from "../clean-up.ts";
import { alternate, median, millisecondsOf } from "../compare.ts";
import { figure, ratioAtMost, type Figure } from "../figure.ts";
import { withSiteCopy } from "../site-copy.ts";

const area = "views";
const rounds = 7;
const pagesOfRound = 6_000;
const callsOfRound = 300_000;
/** Section 5 of the pipeline's design: what counting may take of what a page takes. */
const bound = 0.02;
/** Of a second, as `/proc` counts. */
const ticks = 100;

const agent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Safari/537.36";
const asReader = {
  "accept-encoding": "br",
  accept: "text/html",
  "user-agent": agent,
  "sec-fetch-dest": "document",
  referer: "https://search.example/",
};

/** What it costs to count pages beside what it costs to serve them, and to store what was counted. */
export async function measureViews(): Promise<readonly Figure[]> {
  const ofStoring = [...(await storingOn("PGlite")), ...(await storingOn("PostgreSQL"))];
  // Nothing where the system does not tell how long another process has worked.
  if (process.platform !== "linux") return ofStoring;
  return withSiteCopy(async (site) => {
    const served = await withFreshServer({ SITE_DIR: site }, pageFigures);
    const page = served.find(({ name }) => name === "a page that is counted")?.value ?? Number.NaN;
    return [countingFigure(site, page), ...served, ...ofStoring];
  });
}

/** The function alone, with visitors of all sorts, beside the whole page. */
function countingFigure(site: string, page: number): Figure {
  const pages = countedPages(loadSite(site));
  const requests = requestsFor([...pages.keys()]);
  const times = Array.from({ length: rounds }, () => {
    const counts = createViewCounts();
    const counter = createViewCounter(pages, counts, () => "www.perilune.example");
    const start = process.cpuUsage();
    for (let call = 0; call < callsOfRound; call += 1) {
      counter.countDocument(requests[call % requests.length] ?? { headers: {} });
    }
    const { user, system } = process.cpuUsage(start);
    return (user + system) / callsOfRound;
  });
  return figure(
    {
      area,
      name: "counting, the function alone",
      value: median(times),
      unit: "µs",
      limit: "processor time of the page",
      limitValue: page,
    },
    ratioAtMost(bound),
  );
}

/** Two visitors in three from elsewhere, each third with a campaign; every tenth is a program, every tenth is an asset. */
function requestsFor(addresses: readonly string[]): readonly PlainRequest[] {
  return Array.from({ length: 1_000 }, (_, at) => {
    const address = addresses[at % addresses.length] ?? "/";
    const headers = {
      host: "www.perilune.example",
      "user-agent": at % 10 === 0 ? `Googlebot/2.${at % 7}` : `${agent} ${at % 40}`,
      "sec-fetch-dest": "document",
      ...(at % 3 === 0 ? {} : { referer: `https://host-${at % 30}.example/` }),
    };
    const campaign =
      at % 3 === 1 ? `?utm_source=letter-${at % 5}&utm_campaign=May%20${at % 9}` : "";
    const url = at % 10 === 5 ? `/assets/file-${at}.js` : `${address}${campaign}`;
    return { method: "GET", url, headers };
  });
}

/** The server's own processor time for a page, counted and not counted, in turn. */
async function pageFigures(server: ChildServer): Promise<readonly Figure[]> {
  const uncounted = { ...asReader, "sec-gpc": "1" };
  const address = `${server.origin}/?utm_source=letter&utm_campaign=May`;
  for (const headers of [asReader, uncounted]) await microsecondsOf(server, address, headers);
  const compared = await alternate(
    rounds,
    () => microsecondsOf(server, address, asReader),
    () => microsecondsOf(server, address, uncounted),
  );
  return [
    figure({
      area,
      name: "a page that is counted",
      unit: "µs",
      limit: "one that is not",
      ...compared,
      note: "the whole server's; within the noise of two such measurements",
    }),
  ];
}

/** Processor time of the server for each page, in microseconds. Throws unless every answer was 200. */
async function microsecondsOf(
  { pid }: ChildServer,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const before = processorSeconds(pid);
  const result = await autocannon({ url, headers, connections: 10, amount: pagesOfRound });
  const { errors, non2xx } = result;
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} answers not 2xx`);
  return ((processorSeconds(pid) - before) * 1e6) / pagesOfRound;
}

function processorSeconds(pid: number): number {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  // Of the fields behind the name the twelfth and the thirteenth: in the process, and in the system for it.
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  return (user + system) / ticks;
}

async function storingOn(engine: "PGlite" | "PostgreSQL"): Promise<readonly Figure[]> {
  if (engine === "PGlite") {
    return withTempFolder((folder) => storing(engine, { mode: "embedded" }, folder));
  }
  const postgres = await startPostgresHere();
  return withCleanUp(
    () => postgres.remove(),
    async () => {
      const databaseUrl = await postgres.createDatabase();
      return withTempFolder((folder) => storing(engine, { mode: "postgres", databaseUrl }, folder));
    },
  );
}

/** The most that a server ever has to store at once, in a table that has as much of the day already. */
async function storing(
  engine: string,
  settings: OwnBackendSettings,
  folder: string,
): Promise<readonly Figure[]> {
  const backend = await openBackend(settings, folder);
  const { kysely } = backend.database;
  const rows = Array.from({ length: MOST_COUNTS }, (_, at) => ({
    path: `/page-${at % 50}`,
    source: `source-${at % 200}`,
    campaign: `campaign-${Math.floor(at / 200)}`,
    views: 1,
    arrivals: 1,
  }));
  const add = (some: readonly object[]) =>
    millisecondsOf(() =>
      sql`select private.add_views('2026-11-28', ${JSON.stringify(some)}::text::jsonb)`.execute(
        kysely,
      ),
    );
  return withCleanUp(
    () => backend.close(),
    async () => {
      await add(rows);
      const most = await add(rows);
      const usual = await add(rows.slice(0, 100));
      return [
        figure({ area, name: `storing 100 of a full day, ${engine}`, value: usual, unit: "ms" }),
        figure({ area, name: `storing ${MOST_COUNTS}, ${engine}`, value: most, unit: "ms" }),
      ];
    },
  );
}
