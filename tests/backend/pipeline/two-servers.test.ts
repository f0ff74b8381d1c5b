import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLogger } from "../../../server/logging.ts";
import { readSettings } from "../../../server/settings.ts";
import { startServer, type RunningServer } from "../../../server/start-server.ts";
import { PASSWORD, startTestServer, type Chair, type TestServer } from "../test-server.ts";
import { anAddress, given } from "./pipeline-desk.ts";

const ROUNDS = 10;

let folder: string;
let first: TestServer;
let second: RunningServer;
let chairs: readonly Chair[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "perilune-second-"));
  first = await startTestServer("PostgreSQL");
  const here = await first.staff("agent@perilune.example");
  const environment = { ...first.environment, DATA_DIR: folder };
  second = await startServer(readSettings(environment), createLogger("silent"));
  const there = createClient(second.origin, second.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const email = "agent@perilune.example";
  const { error } = await there.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  chairs = [here, there];
});
afterAll(async () => {
  await second.stop();
  await first.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks on both servers at once. */
function onBoth<Answer>(ask: (chair: Chair, at: number) => PromiseLike<Answer>): Promise<Answer[]> {
  return Promise.all(chairs.map(ask));
}

test("of two changes of one deal at once one is made, and the other is told", async () => {
  const [here] = chairs;
  if (here === undefined) throw new Error("Nobody is here.");
  const id = await given<string>(here.rpc("start_deal", { title: "A shop" }));
  for (let version = 1; version <= ROUNDS; version += 1) {
    const rows = await onBoth((chair, at) =>
      given<object[]>(
        chair
          .from("deals")
          .update({ title: `Shop ${version} of ${at}` })
          .eq("id", id)
          .eq("version", version)
          .select("version"),
      ),
    );
    expect(rows.flat()).toEqual([{ version: version + 1 }]);
  }
});

test("a person is one, whichever servers they are made on", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const whom = anAddress();
    const ids = await onBoth((chair) =>
      given<string>(chair.rpc("start_deal", { title: "A shop", address: whom })),
    );
    expect(new Set(ids).size).toBe(2);
    const [here] = chairs;
    const card = await given<{ deals: { id: string }[] }>(
      here?.rpc("person_card", { whom }) ?? Promise.reject(new Error("Nobody is here.")),
    );
    expect(card.deals.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  }
});

test("a pack of an import that goes to both is stored once", async () => {
  const id = crypto.randomUUID();
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = JSON.stringify(
      Array.from({ length: 20 }, (_, at) => ({
        n: round * 20 + at,
        name: "Ada",
        email: anAddress(),
      })),
    );
    const file = { id, file_name: "fair.csv", waits: false, rows };
    const results = await onBoth((chair) =>
      given<{ added: number }>(chair.rpc("import_leads", file)),
    );
    expect(results.map(({ added }) => added).toSorted((one, other) => one - other)).toEqual([
      0, 20,
    ]);
  }
});
