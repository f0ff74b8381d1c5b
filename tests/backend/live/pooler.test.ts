import { afterAll, beforeAll, expect, test } from "vitest";
import { createLogger } from "../../../server/logging.ts";
import { readSettings } from "../../../server/settings.ts";
import { startServer, type RunningServer } from "../../../server/start-server.ts";
import { aLead } from "../../kinds/contact.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { startDeafProxy, type DeafProxy } from "./deaf-proxy.ts";
import { CHANGE, listen, tokenOf } from "./listener.ts";

let direct: TestServer;
let pooler: DeafProxy;
let behind: RunningServer;

beforeAll(async () => {
  direct = await startTestServer("PostgreSQL");
  pooler = await startDeafProxy(String(direct.environment["DATABASE_URL"]));
  const settings = { ...direct.environment, DATABASE_URL: pooler.databaseUrl };
  behind = await startServer(readSettings(settings), createLogger("silent"));
});
afterAll(async () => {
  await behind.stop();
  await pooler.stop();
  await direct.remove();
});

test("behind a pooler that passes no notifications on, the stream is not announced and tells what it knows", async () => {
  const config = async () => (await fetch(`${behind.origin}/app-config.json`)).json();
  expect(await config()).not.toHaveProperty("events");
  const token = await tokenOf(await direct.staff("staff@example.com"));
  const [here, there] = [await listen(behind, token), await listen(direct, token)];
  const sent = await fetch(`${behind.origin}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: { apikey: behind.publishableKey, "content-type": "application/json" },
    body: JSON.stringify(aLead()),
  });
  expect(sent.status).toBe(201);
  expect(await here.next()).toBe(CHANGE);

  pooler.hear();
  await expect.poll(config).toMatchObject({ events: true });
  // What could not be said until now, on both sides.
  expect(await here.next()).toBe(CHANGE);
  expect(await there.next()).toBe(CHANGE);
  await direct.visitor().from("contact_submissions").insert(aLead());
  expect(await here.next()).toBe(CHANGE);
  expect(await there.next()).toBe(CHANGE);
});
