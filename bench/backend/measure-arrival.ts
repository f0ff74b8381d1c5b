import { databaseAccounts } from "../../server/accounts/database-accounts.ts";
import { makePassword } from "../../server/accounts/password.ts";
import { runStaffCommand } from "../../server/accounts/staff-command.ts";
import { openBackend, type OwnBackendSettings } from "../../server/backend/open-backend.ts";
import { listen } from "../../tests/backend/live/listener.ts";
import { startPostgresHere, type PostgresServer } from "../../tests/support/postgres-server.ts";
import { withOurServer, withServer, type ChildServer } from "../child-server.ts";
import { withCleanUp, withTempFolder } from "../clean-up.ts";
import { alternate, median, millisecondsOf } from "../compare.ts";
import { figure, ratioAtLeast, valueAtMost, type Figure } from "../figure.ts";
import { aVisitor } from "./one-visitor.ts";

const area = "arrival";
const leads = 30;
const writers = 8;
const leadsOfAWriter = 50;
/** Section 2 of the pipeline's design: every open inbox shows a new record within two seconds. */
const bound = 2_000;

type Login = { readonly email: string; readonly password: string };
type Environment = Readonly<Record<string, string>>;

/**
 * From the answer to a send until open inboxes hear of it, on the server that took it and on another on the same
 * PostgreSQL; and what telling costs eight writers.
 */
export async function measureArrival(): Promise<readonly Figure[]> {
  const embedded = await withTempFolder(async (folder) => {
    const login = await makeStaff({ mode: "embedded" }, folder);
    return withOurServer({ DATA_DIR: folder }, (server) =>
      arrivals([["PGlite", server]], server, login),
    );
  });
  const postgres = await startPostgresHere();
  return withCleanUp(
    () => postgres.remove(),
    async () => [...embedded, ...(await onTwoServers(postgres)), await rateOfWriters(postgres)],
  );
}

function onTwoServers(postgres: PostgresServer): Promise<Figure[]> {
  return withTempFolder(async (folder) => {
    const databaseUrl = await postgres.createDatabase();
    const login = await makeStaff({ mode: "postgres", databaseUrl }, folder);
    const environment = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
    return withOurServer(environment, (first) =>
      withOurServer(environment, (second) => {
        const servers = [
          ["PostgreSQL, same server", first],
          ["PostgreSQL, other server", second],
        ] as const;
        return arrivals(servers, first, login);
      }),
    );
  });
}

/** Leads to one server, each sent when all have heard of the one before: most find the pause between two events. */
async function arrivals(
  servers: readonly (readonly [name: string, server: ChildServer])[],
  sentTo: ChildServer,
  login: Login,
): Promise<Figure[]> {
  const token = await signIn(sentTo, login);
  const open = await Promise.all(
    servers.map(async ([name, server]) => ({ name, listener: await listen(server, token) })),
  );
  const { send } = await aVisitor(sentTo.origin);
  const waits = new Map<string, number[]>(servers.map(([name]) => [name, []]));
  for (let sent = 0; sent < leads; sent += 1) {
    const heard = open.map(async ({ name, listener }) => {
      if ((await listener.next()) === "end") throw new Error(`The stream of ${name} ended.`);
      return { name, at: performance.now() };
    });
    if ((await send(crypto.randomUUID())) !== 201) throw new Error("A lead was not stored.");
    const answered = performance.now();
    for (const { name, at } of await Promise.all(heard)) {
      waits.get(name)?.push(Math.max(0, at - answered));
    }
  }
  for (const { listener } of open) listener.leave();
  return [...waits].flatMap(([name, all]) => [
    figure({ area, name: `${name}, median of ${leads}`, value: median(all), unit: "ms" }),
    figure(
      { area, name: `${name}, worst of ${leads}`, value: Math.max(...all), unit: "ms" },
      valueAtMost(bound),
    ),
  ]);
}

/** Leads a second, with an open stream and its notifications beside the same server that tells nobody. */
function rateOfWriters(postgres: PostgresServer): Promise<Figure> {
  return withWriters(postgres, "server/main.ts", async (tellingServer, login) => {
    const listener = await listen(tellingServer, await signIn(tellingServer, login));
    return withWriters(postgres, "bench/backend/silent-server.ts", async (silentServer) => {
      const telling = await rateOn(tellingServer);
      const silent = await rateOn(silentServer);
      await telling();
      await silent();
      const compared = await alternate(7, telling, silent);
      listener.leave();
      const name = `${writers} writers, told to a stream and others`;
      return figure(
        { area, name, unit: "leads/s", limit: "nobody is told", ...compared },
        ratioAtLeast(0.7),
      );
    });
  });
}

function withWriters<Result>(
  postgres: PostgresServer,
  script: string,
  work: (server: ChildServer, login: Login) => Promise<Result>,
): Promise<Result> {
  return withTempFolder(async (folder) => {
    const databaseUrl = await postgres.createDatabase();
    const login = await makeStaff({ mode: "postgres", databaseUrl }, folder);
    const environment: Environment = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SUPABASE_URL: "",
      PORT: "0",
      LOG_LEVEL: "error",
      LIMIT_PER_MINUTE: "1000000",
      LIMIT_PER_HOUR: "1000000",
      STRANGERS_PER_HOUR: "0",
    };
    return withServer(script, environment, (server) => work(server, login));
  });
}

async function rateOn({ origin }: ChildServer): Promise<() => Promise<number>> {
  const { send } = await aVisitor(origin);
  async function write(): Promise<void> {
    for (let sent = 0; sent < leadsOfAWriter; sent += 1) {
      if ((await send(crypto.randomUUID())) !== 201) throw new Error("A lead was not stored.");
    }
  }
  return async () => {
    const milliseconds = await millisecondsOf(() =>
      Promise.all(Array.from({ length: writers }, write)),
    );
    return (writers * leadsOfAWriter * 1000) / milliseconds;
  };
}

async function makeStaff(settings: OwnBackendSettings, folder: string): Promise<Login> {
  const login = { email: "staff@example.com", password: makePassword() };
  const backend = await openBackend(settings, folder);
  try {
    const member = { ...login, owner: false, displayName: "" };
    await runStaffCommand(databaseAccounts(backend), { action: "add", ...member });
  } finally {
    await backend.close();
  }
  return login;
}

async function signIn({ origin }: ChildServer, login: Login): Promise<string> {
  const config = await fetch(`${origin}/app-config.json`);
  const { key } = (await config.json()) as { key: string };
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify(login),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}
