import { withOurServer } from "../child-server.ts";
import { withCleanUp, withTempFolder } from "../clean-up.ts";
import { alternate, millisecondsOf } from "../compare.ts";
import { figure, ratioAtMost, type Figure } from "../figure.ts";
import { signInFromNode } from "./app-in-node.ts";
import { openPglite, runAs, type Asker, type Engine } from "./engine.ts";
import { inboxInBrowser } from "./inbox-in-browser.ts";
import { makeInboxData, type InboxData } from "./inbox-data.ts";
import { inboxQueries, type InboxQuery } from "./inbox-queries.ts";

const area = "inbox";
const rounds = 9;
/** A round repeats a quick query until it takes about this long. */
const roundMs = 150;

/** The inbox with 100,000 leads: its queries through HTTP beside the same SQL straight to the engine. */
export function measureInbox(): Promise<readonly Figure[]> {
  return withTempFolder(async (folder) => {
    const data = await makeInboxData(folder);
    return withOurServer({ DATA_DIR: data.folders.ours }, async ({ origin }) => {
      await signInFromNode(origin, data.member);
      const figures = await queryFigures(data);
      return [...figures, ...(await inboxInBrowser(origin, data.member))];
    });
  });
}

async function queryFigures({ folders, member }: InboxData): Promise<Figure[]> {
  const engine = await openPglite(folders.limit);
  const staff: Asker = {
    role: "authenticated",
    claims: {
      sub: member.userId,
      aud: "authenticated",
      role: "authenticated",
      email: member.email,
    },
  };
  return withCleanUp(
    () => engine.close(),
    async () => {
      const figures: Figure[] = [];
      for (const query of inboxQueries(await lastOfPage999(engine))) {
        figures.push(await compare(query, engine, staff));
      }
      return figures;
    },
  );
}

async function compare(query: InboxQuery, engine: Engine, staff: Asker): Promise<Figure> {
  const askEngine = () => runAs(engine, staff, query.sql, query.parameters);
  const { limitValue: warmMs } = await alternate(
    5,
    () => millisecondsOf(query.ask),
    () => millisecondsOf(askEngine),
  );
  const repeats = Math.max(1, Math.min(25, Math.round(roundMs / warmMs)));
  const compared = await alternate(
    rounds,
    () => meanMilliseconds(repeats, query.ask),
    () => meanMilliseconds(repeats, askEngine),
  );
  return figure(
    { area, name: query.name, unit: "ms", limit: "same SQL to engine", ...compared },
    ratioAtMost(3),
  );
}

async function meanMilliseconds(repeats: number, ask: () => Promise<unknown>): Promise<number> {
  const total = await millisecondsOf(async () => {
    for (let asked = 0; asked < repeats; asked += 1) await ask();
  });
  return total / repeats;
}

async function lastOfPage999(engine: Engine) {
  const [row] = await engine.run(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"') as at, id
     from public.contact_submissions order by created_at desc, id desc offset 999 * 50 - 1 limit 1`,
  );
  if (row === undefined) throw new Error("There are fewer leads than 999 pages hold.");
  return { value: String(row["at"]), id: String(row["id"]) };
}
