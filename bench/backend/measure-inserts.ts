import { mkdirSync } from "node:fs";
import path from "node:path";
import { startPostgresHere } from "../../tests/support/postgres-server.ts";
import { withOurServer, type ChildServer } from "../child-server.ts";
import { withCleanUp, withTempFolder } from "../clean-up.ts";
import { alternate, millisecondsOf } from "../compare.ts";
import { figure, ratioAtLeast, type Figure } from "../figure.ts";
import { openPglite, openPostgres, runAs, type Asker, type Engine } from "./engine.ts";
import { makeDatabase } from "./make-database.ts";

const area = "inserts";
const insertsARound = 150;
const visitor: Asker = { role: "anon", claims: { role: "anon" } };
const statement = `insert into "contact_submissions"
  ("name", "email", "company", "project_type", "budget", "message") values ($1, $2, $3, $4, $5, $6)`;

/** Leads stored a second by one visitor through HTTP beside the same statements straight to the engine. */
export async function measureInserts(): Promise<readonly Figure[]> {
  const embedded = await withTempFolder(async (folder) => {
    const limitFolder = path.join(folder, "limit");
    mkdirSync(limitFolder);
    await makeDatabase({ mode: "embedded" }, limitFolder);
    const engine = await openPglite(limitFolder);
    return compare("PGlite", { DATA_DIR: path.join(folder, "ours") }, engine);
  });
  return [embedded, await measureOnPostgres()];
}

async function measureOnPostgres(): Promise<Figure> {
  const server = await startPostgresHere();
  return withCleanUp(
    () => server.remove(),
    () =>
      withTempFolder(async (folder) => {
        const databaseUrl = await server.createDatabase();
        await makeDatabase({ mode: "postgres", databaseUrl }, folder);
        const ours = { DATA_DIR: folder, DATABASE_URL: await server.createDatabase() };
        return compare("PostgreSQL", ours, openPostgres(databaseUrl));
      }),
  );
}

function compare(
  name: string,
  environment: Readonly<Record<string, string>>,
  engine: Engine,
): Promise<Figure> {
  return withCleanUp(
    () => engine.close(),
    () =>
      withOurServer(environment, async (server) => {
        const send = await sender(server);
        const insert = () => runAs(engine, visitor, statement, Object.values(aLead()));
        await insertsASecond(send);
        await insertsASecond(insert);
        const compared = await alternate(
          5,
          () => insertsASecond(send),
          () => insertsASecond(insert),
        );
        return figure(
          { area, name, unit: "leads/s", limit: "statements to engine", ...compared },
          ratioAtLeast(0.4),
        );
      }),
  );
}

async function insertsASecond(insert: () => Promise<unknown>): Promise<number> {
  const milliseconds = await millisecondsOf(async () => {
    for (let sent = 0; sent < insertsARound; sent += 1) await insert();
  });
  return (insertsARound / milliseconds) * 1000;
}

/** What the contact form does, without its library: POST with the publishable key, nothing read back. */
async function sender({ origin }: ChildServer): Promise<() => Promise<void>> {
  const config = await fetch(`${origin}/app-config.json`);
  const { key } = (await config.json()) as { key: string };
  const headers = { apikey: key, "content-type": "application/json", prefer: "return=minimal" };
  return async function send() {
    const body = JSON.stringify(aLead());
    const answer = await fetch(`${origin}/rest/v1/contact_submissions`, {
      method: "POST",
      headers,
      body,
    });
    await answer.arrayBuffer();
    if (answer.status !== 201) throw new Error(`An insert was answered with ${answer.status}.`);
  };
}

function aLead() {
  return {
    name: "Ada Lovelace",
    email: "ada@example.com",
    company: "Analytical Engines",
    project_type: "custom",
    budget: "25k-50k",
    message: `We would like our order book moved into the engine. ${crypto.randomUUID()}`,
  };
}
