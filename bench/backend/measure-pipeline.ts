import { cpSync, mkdirSync } from "node:fs";
import path from "node:path";
import { startPostgresHere, type PostgresServer } from "../../tests/support/postgres-server.ts";
import { withOurServer, type ChildServer } from "../child-server.ts";
import { withCleanUp, withTempFolder } from "../clean-up.ts";
import { alternate, median, millisecondsOf } from "../compare.ts";
import { figure, ratioAtMost, valueAtMost, type Figure } from "../figure.ts";
import { openPglite, openPostgres, runAs, type Asker, type Engine } from "./engine.ts";
import type { StaffMember } from "./inbox-data.ts";
import { aVisitor } from "./one-visitor.ts";
import { dealWord, makePipeline } from "./pipeline-data.ts";

const area = "pipeline";
const rounds = 11;
const stages = ["lead", "talking", "proposal", "won", "lost"] as const;
const rowsOfImport = 10_000;
const rowsOfPack = 200;
const sendsAlone = 60;
/** Half a second is what a visitor takes for at once. */
const waitMs = 500;

/** Asks a function of the database as somebody who works here. */
type Call = (name: string, asked: object) => Promise<void>;
type Environment = Readonly<Record<string, string>>;

/** The board beside its own SQL, and what an import costs visitors who send meanwhile. */
export async function measurePipeline(): Promise<readonly Figure[]> {
  const embedded = await withTempFolder(async (folder) => {
    const [ours, limit] = [path.join(folder, "ours"), path.join(folder, "limit")];
    const empty = path.join(folder, "empty");
    for (const place of [ours, empty]) mkdirSync(place);
    const { member, asker } = await makePipeline({ mode: "embedded" }, ours, true);
    cpSync(ours, limit, { recursive: true });
    const engine = await openPglite(limit);
    const board = await boardFigures("PGlite", { DATA_DIR: ours }, engine, member, asker);
    const small = await makePipeline({ mode: "embedded" }, empty, false);
    return [...board, ...(await importFigures("PGlite", { DATA_DIR: empty }, small.member))];
  });
  const server = await startPostgresHere();
  const onPostgres = await withCleanUp(
    () => server.remove(),
    () => measureOnPostgres(server),
  );
  return [...embedded, ...onPostgres];
}

function measureOnPostgres(server: PostgresServer): Promise<Figure[]> {
  return withTempFolder(async (folder) => {
    const [full, empty] = [await server.createDatabase(), await server.createDatabase()];
    const name = "PostgreSQL";
    const large = await makePipeline({ mode: "postgres", databaseUrl: full }, folder, true);
    const environment = { DATA_DIR: folder, DATABASE_URL: full };
    const engine = openPostgres(full);
    const board = await boardFigures(name, environment, engine, large.member, large.asker);
    const small = await makePipeline({ mode: "postgres", databaseUrl: empty }, folder, false);
    const apart = { DATA_DIR: folder, DATABASE_URL: empty };
    return [...board, ...(await importFigures(name, apart, small.member))];
  });
}

function boardFigures(
  name: string,
  environment: Environment,
  engine: Engine,
  member: StaffMember,
  asker: Asker,
): Promise<Figure[]> {
  return withCleanUp(
    () => engine.close(),
    () =>
      withOurServer(environment, async (server) => {
        const call = await signedIn(server, member);
        const figures: Figure[] = [];
        for (const search of ["", dealWord]) {
          const ask = () => millisecondsOf(() => boardThroughHttp(call, search));
          const askEngine = () => millisecondsOf(() => boardFromEngine(engine, asker, search));
          await ask();
          await askEngine();
          const compared = await alternate(rounds, ask, askEngine);
          const what = search === "" ? "board" : "board, searched";
          figures.push(
            figure(
              {
                area,
                name: `${what}, ${name}`,
                unit: "ms",
                limit: "same SQL to engine",
                ...compared,
              },
              ratioAtMost(3),
            ),
          );
        }
        return figures;
      }),
  );
}

async function boardThroughHttp(call: Call, search: string): Promise<void> {
  await call("deal_totals", { search });
  for (const stage of stages) await call("find_deals", { of_stage: stage, search });
}

async function boardFromEngine(engine: Engine, asker: Asker, search: string): Promise<void> {
  await runAs(engine, asker, "select * from public.deal_totals(search => $1)", [search]);
  for (const stage of stages) {
    const cards = "select * from public.find_deals(of_stage => $1, search => $2)";
    await runAs(engine, asker, cards, [stage, search]);
  }
}

/** A visitor alone, and the same visitor while rows are taken over. */
function importFigures(
  name: string,
  environment: Environment,
  member: StaffMember,
): Promise<Figure[]> {
  return withOurServer(environment, async (server) => {
    const call = await signedIn(server, member);
    const { send } = await aVisitor(server.origin);
    async function waitOfOne(): Promise<number> {
      let status = 0;
      const wait = await millisecondsOf(async () => {
        status = await send(crypto.randomUUID());
      });
      if (status !== 201) throw new Error(`A form was answered with ${status}.`);
      return wait;
    }
    await waitOfOne();
    const alone: number[] = [];
    for (let sent = 0; sent < sendsAlone; sent += 1) alone.push(await waitOfOne());

    const beside: number[] = [];
    const importing = { isOver: false };
    const taken = millisecondsOf(() => importRows(call)).finally(() => {
      importing.isOver = true;
    });
    while (!importing.isOver) beside.push(await waitOfOne());
    const seconds = (await taken) / 1000;
    return [
      figure(
        {
          area,
          name: `contact form beside an import, ${name}`,
          value: median(beside),
          unit: "ms",
          limit: "without import",
          limitValue: median(alone),
        },
        valueAtMost(waitMs),
      ),
      figure({
        area,
        name: `rows imported, ${name}`,
        value: rowsOfImport / seconds,
        unit: "rows/s",
      }),
    ];
  });
}

async function importRows(call: Call): Promise<void> {
  const file = { id: crypto.randomUUID(), file_name: "fair.csv", waits: false };
  for (let first = 0; first < rowsOfImport; first += rowsOfPack) {
    const rows = Array.from({ length: rowsOfPack }, (_, at) => ({
      n: first + at + 2,
      name: `Person ${first + at}`,
      email: `person${first + at}@fair.example`,
      company: "Harbour Bakery",
      source: "Fair in Ghent",
      message: "Asked about orders by phone, and what they cost in a year.",
    }));
    await call("import_leads", { ...file, rows: JSON.stringify(rows) });
  }
}

async function signedIn({ origin }: ChildServer, { email, password }: StaffMember): Promise<Call> {
  const config = await fetch(`${origin}/app-config.json`);
  const { key } = (await config.json()) as { key: string };
  const headers = { apikey: key, "content-type": "application/json" };
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return async function call(name, asked) {
    const answered = await fetch(`${origin}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify(asked),
    });
    const text = await answered.text();
    if (!answered.ok) throw new Error(`${name} was answered with ${answered.status}: ${text}`);
  };
}
