import { request } from "node:http";
import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { makeSiteFolder } from "../site-folder.ts";
import { startTestServer, type Chair, type Engine, type TestServer } from "../test-server.ts";

export const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0";

type Headers = Readonly<Record<string, string>>;

/** What a browser says that opens a page. */
export const asReader: Headers = {
  "user-agent": FIREFOX,
  accept: "text/html",
  "sec-fetch-dest": "document",
};

type Counted = {
  readonly path: string;
  readonly source: string;
  readonly campaign: string;
  readonly views: number;
  readonly arrivals: number;
};

export type CountedSite = {
  readonly server: TestServer;
  readonly staff: Chair;
  /** Asks for an address as it stands, with these headers alone. Answers the status. */
  open(address: string, headers?: Headers, method?: string): Promise<number>;
  /** Tells of a move as a page does. Answers the status. */
  tell(body: unknown, headers?: Headers): Promise<number>;
  /** Stores what is counted and gives all of it; begins anew. */
  counted(): Promise<readonly Counted[]>;
  run(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
};

/** A server with a small site, for the tests of one file. */
export function siteOn(engine: Engine, environment: Headers = {}): () => CountedSite {
  let site: CountedSite;
  beforeAll(async () => {
    const server = await startTestServer(engine, { SITE_DIR: makeSiteFolder(), ...environment });
    site = await countedSite(server);
  });
  afterAll(() => site.server.remove());
  return () => site;
}

async function countedSite(server: TestServer): Promise<CountedSite> {
  const staff = await server.staff("staff@example.com");
  const { kysely } = server.backend.database;
  const { hostname, port, host, origin } = new URL(server.origin);

  function ask(address: string, method: string, headers: Headers, body = ""): Promise<number> {
    return new Promise((resolve, reject) => {
      request({ hostname, port, path: address, method, headers })
        .once("response", (answer) => {
          answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
        })
        .once("error", reject)
        .end(body);
    });
  }
  async function run(statement: string) {
    const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(kysely);
    return rows;
  }
  return {
    server,
    staff,
    open: (address, headers = asReader, method = "GET") =>
      ask(address, method, { host, ...headers }),
    tell(body, headers = {}) {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const own = { host, origin, "user-agent": FIREFOX, "sec-fetch-site": "same-origin" };
      const length = String(Buffer.byteLength(text));
      return ask("/v", "POST", { ...own, "content-length": length, ...headers }, text);
    },
    async counted() {
      await server.views?.store();
      const { rows } = await sql<Counted>`
        select path, source, campaign, views, arrivals from public.view_counts
        order by path, source, campaign`.execute(kysely);
      await run("delete from public.view_counts");
      return rows;
    },
    run,
  };
}
