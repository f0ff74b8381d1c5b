import { readFileSync } from "node:fs";
import path from "node:path";
import autocannon from "autocannon";
import { withFreshServer, withServer, type ChildServer } from "../child-server.ts";
import { alternate } from "../compare.ts";
import { figure, ratioAtLeast, ratioAtMost, type Figure } from "../figure.ts";
import { withSiteCopy } from "../site-copy.ts";

const area = "server";
const connections = 10;

/** Requests a second for the landing page beside a bare handler, and memory under load. */
export function measureServer(): Promise<readonly Figure[]> {
  return withSiteCopy(async (site) => {
    const settings = { SITE_DIR: site };
    const bareSettings = { BARE_FILE: path.join(site, "index.html.br") };
    const memory = await withFreshServer(settings, memoryFigure);
    const throughput = await withFreshServer(settings, (ours) =>
      withServer("bench/server/bare-server.ts", bareSettings, (bare) =>
        throughputFigure(ours, bare),
      ),
    );
    return [throughput, ...memory];
  });
}

async function throughputFigure(ours: ChildServer, bare: ChildServer): Promise<Figure> {
  for (const { origin } of [ours, bare]) await load(origin, { duration: 3 });
  const compared = await alternate(
    5,
    () => load(ours.origin, { duration: 5 }),
    () => load(bare.origin, { duration: 5 }),
  );
  return figure(
    { area, name: "landing page", unit: "req/s", limit: "bare handler, same bytes", ...compared },
    ratioAtLeast(0.8),
  );
}

/** Nothing where the system does not tell how much memory another process has. */
async function memoryFigure({ origin, pid }: ChildServer): Promise<Figure[]> {
  if (process.platform !== "linux") return [];
  await load(origin, { amount: 1_000 });
  const early = residentMegabytes(pid);
  await load(origin, { amount: 9_000 });
  const measured = { value: residentMegabytes(pid), limit: "after 1,000", limitValue: early };
  return [
    figure(
      { area, name: "memory after 10,000 requests", unit: "MB", ...measured },
      ratioAtMost(1.2),
    ),
  ];
}

/** Mean requests a second. Throws unless every answer was 200. */
async function load(
  origin: string,
  extent: { readonly duration: number } | { readonly amount: number },
): Promise<number> {
  const headers = { "accept-encoding": "br" };
  const result = await autocannon({ url: `${origin}/`, connections, headers, ...extent });
  const { errors, non2xx } = result;
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} answers not 2xx`);
  return result.requests.total / result.duration;
}

function residentMegabytes(pid: number): number {
  const [, kibibytes] =
    /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}
