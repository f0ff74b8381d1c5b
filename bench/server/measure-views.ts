import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import autocannon from "autocannon";
import { sql } from "kysely";
import { openBackend, type OwnBackendSettings } from "../../server/backend/open-backend.ts";
import { countedPages } from "../../server/views/counted-pages.ts";
import { createViewCounter } from "../../server/views/view-counter.ts";
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
const pagesOfRound = 15_000;
/** Section 5 of the pipeline's design: what counting may take of what a page takes. */
const bound = 0.02;
/** Of a second, as `/proc` counts. */
const ticks = 100;

const agent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Safari/537.36";
/** All that a browser sends with the address of a page: what is read of it is a small part. */
const asReader = {
  "sec-ch-ua": '"Chromium";v="151", "Google Chrome";v="151", "Not.A/Brand";v="99"',
  "sec-ch-ua-mobile": "?0",
  "sec-ch-ua-platform": '"Windows"',
  "upgrade-insecure-requests": "1",
  "user-agent": agent,
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "sec-fetch-site": "cross-site",
  "sec-fetch-mode": "navigate",
  "sec-fetch-user": "?1",
  "sec-fetch-dest": "document",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "en-US,en;q=0.9",
};
const fromElsewhere = { ...asReader, referer: "https://search.example/" };

/** What it costs to count pages beside what it costs to serve them, and to store what was counted. */
export async function measureViews(): Promise<readonly Figure[]> {
  const ofStoring = [...(await storingOn("PGlite")), ...(await storingOn("PostgreSQL"))];
  // Nothing where the system does not tell how long another process has worked.
  if (process.platform !== "linux") return ofStoring;
  return withSiteCopy(async (site) => {
    const served = await withFreshServer({ SITE_DIR: site }, pageFigures);
    const page = served.find(({ name }) => name === "a page that is counted")?.value ?? Number.NaN;
    return [await countingFigure(site, page), ...served, ...ofStoring];
  });
}

/** The function alone, with requests as they come in from visitors of all sorts, beside the whole page. */
async function countingFigure(site: string, page: number): Promise<Figure> {
  const pages = countedPages(loadSite(site));
  const counter = createViewCounter(
    pages,
    createViewCounts(),
    () => "https://www.perilune.example",
  );
  let taken = 0;
  const server = createServer((request, response) => {
    const start = performance.now();
    counter.countDocument(request);
    taken += performance.now() - start;
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const requests = requestsFor([...pages.keys()]);
  const times: number[] = [];
  await withCleanUp(
    async () => void server.close(),
    async () => {
      // The first round is for the engine, which has to see what is asked often.
      for (let round = 0; round <= rounds; round += 1) {
        taken = 0;
        await load(`http://127.0.0.1:${port}`, { requests });
        if (round > 0) times.push((taken * 1_000) / pagesOfRound);
      }
    },
  );
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
function requestsFor(addresses: readonly string[]): autocannon.Request[] {
  return Array.from({ length: 1_000 }, (_, at) => {
    const address = addresses[at % addresses.length] ?? "/";
    const headers = {
      ...asReader,
      "user-agent": at % 10 === 0 ? `Googlebot/2.${at % 7}` : `${agent} ${at % 40}`,
      ...(at % 3 === 0 ? {} : { referer: `https://host-${at % 30}.example/` }),
    };
    const campaign =
      at % 3 === 1 ? `?utm_source=letter-${at % 5}&utm_campaign=May%20${at % 9}` : "";
    const path = at % 10 === 5 ? `/assets/file-${at}.js` : `${address}${campaign}`;
    return { method: "GET", path, headers };
  });
}

/** The server's own processor time for a page, counted and not counted, in turn. */
async function pageFigures(server: ChildServer): Promise<readonly Figure[]> {
  const uncounted = { ...fromElsewhere, "sec-gpc": "1" };
  const address = `${server.origin}/?utm_source=letter&utm_campaign=May`;
  for (const headers of [fromElsewhere, uncounted]) await microsecondsOf(server, address, headers);
  const compared = await alternate(
    rounds,
    () => microsecondsOf(server, address, fromElsewhere),
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
  await load(url, { headers });
  return ((processorSeconds(pid) - before) * 1e6) / pagesOfRound;
}

async function load(
  url: string,
  asked: Pick<autocannon.Options, "headers" | "requests">,
): Promise<void> {
  const result = await autocannon({ url, ...asked, connections: 10, amount: pagesOfRound });
  const { errors, non2xx } = result;
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} answers not 2xx`);
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
