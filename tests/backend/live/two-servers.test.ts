import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { APPLICATION_NAME } from "../../../server/live/postgres-channel.ts";
import { createLogger } from "../../../server/logging.ts";
import { readSettings } from "../../../server/settings.ts";
import { startServer, type RunningServer } from "../../../server/start-server.ts";
import { aLead } from "../../kinds/contact.ts";
import { startTestServer, type ServerNeeds, type TestServer } from "../test-server.ts";
import { CHANGE, listen, tokenOf, type Listener } from "./listener.ts";

/** Two servers on one PostgreSQL; leads are sent to the first. */
function twoServers(needs: ServerNeeds = {}) {
  let first: TestServer;
  let second: RunningServer;
  let token = "";
  let here: Listener;
  let there: Listener;

  beforeAll(async () => {
    first = await startTestServer("PostgreSQL", {}, needs);
    second = await startServer(readSettings(first.environment), createLogger("silent"));
    token = await tokenOf(await first.staff("staff@example.com"));
    here = await listen(first, token);
    there = await listen(second, token);
  });
  afterAll(async () => {
    await second.stop();
    await first.remove();
  });

  return {
    first: () => first,
    second: () => second,
    token: () => token,
    here: () => here,
    there: () => there,
    send: (address?: string) => first.visitor(address).from("contact_submissions").insert(aLead()),
  };
}

describe("two servers on one PostgreSQL", () => {
  const { first, second, token, here, there, send } = twoServers();

  /** Which process of the database each server listens by, the first server's first. */
  async function lines(): Promise<readonly number[]> {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where application_name = ${APPLICATION_NAME} and datname = current_database()
      order by backend_start`.execute(first().backend.database.kysely);
    return rows.map(({ pid }) => pid);
  }
  async function cut(pid: number | undefined): Promise<void> {
    await sql`select pg_terminate_backend(${pid}::integer)`.execute(
      first().backend.database.kysely,
    );
  }

  test("what is sent to one is heard at both", async () => {
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await send()).status).toBe(201);
      expect(await here().next()).toBe(CHANGE);
      expect(await there().next()).toBe(CHANGE);
    }
  });

  test("a line that is cut comes again, and its gap is told as news", async () => {
    const [ofFirst, ofSecond] = await lines();
    await cut(ofSecond);
    expect(await there().next()).toBe(CHANGE);
    // What the second was saying may have got lost: the first hears that there may be something.
    expect(await here().next()).toBe(CHANGE);
    await send();
    expect(await there().next()).toBe(CHANGE);
    expect(await here().next()).toBe(CHANGE);

    await cut(ofFirst);
    expect(await here().next()).toBe(CHANGE);
    expect(await there().next()).toBe(CHANGE);
    await send();
    expect(await here().next()).toBe(CHANGE);
    expect(await there().next()).toBe(CHANGE);
    expect((await lines()).filter((pid) => pid === ofFirst || pid === ofSecond)).toEqual([]);
  });

  test("a burst of three hundred is told ten times a second at most", async () => {
    const [before, listener] = [performance.now(), await listen(second(), token())];
    const visitors = Array.from({ length: 300 }, (_, number) => `198.51.100.${number % 10}`);
    const sent = await Promise.all(visitors.map((address) => send(address)));
    expect(sent.filter(({ status }) => status !== 201)).toEqual([]);
    const most = 2 + (performance.now() - before) / 100;
    expect(await listener.next()).toBe(CHANGE);
    second().live?.endStreams();
    const heard = 1 + (await listener.rest()).length;
    expect(heard).toBeLessThanOrEqual(most);
  });
});

describe("two servers on a PostgreSQL that is started anew", () => {
  const { first, here, there, send } = twoServers({ ownPostgres: true });

  test("hear each other again, and take the gap for news", async () => {
    await first().postgres?.crash();
    await first().postgres?.start();
    expect(await here().next()).toBe(CHANGE);
    expect(await there().next()).toBe(CHANGE);
    // The second may hear once more of the gap, by the first: three cannot all be that.
    for (let sent = 0; sent < 3; sent += 1) {
      await expect.poll(async () => (await send()).status).toBe(201);
      expect(await there().next()).toBe(CHANGE);
    }
  });
});
