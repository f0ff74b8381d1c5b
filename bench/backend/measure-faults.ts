import path from "node:path";
import { openBackend } from "../../server/backend/open-backend.ts";
import { runCrashRounds } from "../../tests/backend/crash-rounds.ts";
import { runPowerCuts } from "../../tests/backend/power-cut/drill.ts";
import { startPostgresHere } from "../../tests/support/postgres-server.ts";
import { withOurServer, type ChildServer } from "../child-server.ts";
import { withCleanUp, withTempFolder } from "../clean-up.ts";
import { figure, valueAtMost, type Figure } from "../figure.ts";
import { startFlood } from "./flood.ts";

const area = "faults";
const kills = 20;
const cuts = 200;
const sends = 20;

/** What is lost by kills and power cuts, and how long a form and a page take while a thousand ask for what they may not. */
export async function measureFaults(): Promise<readonly Figure[]> {
  return [
    ...(await lostByKills()),
    ...(await lostByCuts()),
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
  const flood = startFlood(origin, key);
  const forms: number[] = [];
  const pages: number[] = [];
  return withCleanUp(
    () => flood.stop(),
    async () => {
      for (let sent = 0; sent < sends; sent += 1) {
        forms.push(await waitFor(() => send(origin, key), 201));
        pages.push(await waitFor(() => fetch(`${origin}/`), 200));
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

async function waitFor(ask: () => Promise<Response>, status: number): Promise<number> {
  const start = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`Answered with ${answer.status}.`);
  return Math.round(performance.now() - start);
}

function send(origin: string, key: string): Promise<Response> {
  return fetch(`${origin}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json", prefer: "return=minimal" },
    body: JSON.stringify({
      name: "Ada Lovelace",
      email: "ada@example.com",
      message: crypto.randomUUID(),
    }),
  });
}
