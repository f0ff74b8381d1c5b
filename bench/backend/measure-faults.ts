import path from "node:path";
import { openBackend } from "../../server/backend/open-backend.ts";
import { runCrashRounds } from "../../tests/backend/crash-rounds.ts";
import { runPowerCuts } from "../../tests/backend/power-cut/drill.ts";
import { startPostgresHere } from "../../tests/support/postgres-server.ts";
import { withOurServer, type ChildServer } from "../child-server.ts";
import { withCleanUp, withTempFolder } from "../clean-up.ts";
import { figure, valueAtMost, type Figure } from "../figure.ts";
import { measureDatabaseFaults } from "./database-faults.ts";
import { startFlood } from "./flood.ts";
import { aVisitor, waitFor } from "./one-visitor.ts";

const area = "faults";
const kills = 20;
const cuts = 200;
const sends = 20;

/** What is lost by kills, power cuts and bad disks, and how long a form and a page take in a flood of questions. */
export async function measureFaults(): Promise<readonly Figure[]> {
  return [
    ...(await lostByKills()),
    ...(await lostByCuts()),
    ...(await measureDatabaseFaults()),
    ...(await waitsInFlood("PGlite", {})),
    ...(await waitsInFloodOnPostgres()),
  ];
}

async function lostByKills(): Promise<Figure[]> {
  const report = await withTempFolder((folder) => runCrashRounds(kills, { DATA_DIR: folder }));
  return lost(`${kills} kills of the server`, report.acknowledged, report.lost.length);
}

async function lostByCuts(): Promise<Figure[]> {
  const report = await withTempFolder(async (folder) => {
    await (await openBackend({ mode: "embedded" }, folder)).close();
    return runPowerCuts(cuts, path.join(folder, "pg"));
  });
  return lost(`${cuts} power cuts`, report.acknowledged, report.lost.length);
}

function lost(what: string, acknowledged: number, gone: number): Figure[] {
  return [
    figure({ area, name: `acknowledged before ${what}`, value: acknowledged, unit: "leads" }),
    figure(
      { area, name: `acknowledged and lost by ${what}`, value: gone, unit: "leads" },
      valueAtMost(0),
    ),
  ];
}

async function waitsInFloodOnPostgres(): Promise<Figure[]> {
  const server = await startPostgresHere();
  return withCleanUp(
    () => server.remove(),
    async () => waitsInFlood("PostgreSQL", { DATABASE_URL: await server.createDatabase() }),
  );
}

function waitsInFlood(
  name: string,
  environment: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  return withTempFolder((folder) =>
    withOurServer({ DATA_DIR: folder, TRUST_PROXY: "1", ...environment }, (server) =>
      longestWaits(name, server),
    ),
  );
}

async function longestWaits(name: string, { origin }: ChildServer): Promise<Figure[]> {
  const { key } = (await (await fetch(`${origin}/app-config.json`)).json()) as { key: string };
  const { send } = await aVisitor(origin);
  const flood = startFlood(origin, key);
  const forms: number[] = [];
  const pages: number[] = [];
  return withCleanUp(
    () => flood.stop(),
    async () => {
      for (let sent = 0; sent < sends; sent += 1) {
        forms.push(await waitFor(() => send(crypto.randomUUID()), 201));
        pages.push(await waitFor(() => statusOfPage(origin), 200));
      }
      const asked = [...flood.answers.values()].reduce((sum, count) => sum + count, 0);
      const note = `${asked} questions were answered meanwhile`;
      return [
        figure(
          { area, name: `form in a flood, ${name}`, value: Math.max(...forms), unit: "ms", note },
          valueAtMost(2_000),
        ),
        figure(
          { area, name: `page in a flood, ${name}`, value: Math.max(...pages), unit: "ms", note },
          valueAtMost(100),
        ),
      ];
    },
  );
}

async function statusOfPage(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/`);
  await answer.arrayBuffer();
  return answer.status;
}
