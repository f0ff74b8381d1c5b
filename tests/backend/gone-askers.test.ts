import { setImmediate, setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { untilGone } from "../../server/backend/gone-client.ts";
import { openPostgresDatabase } from "../../server/backend/postgres-database.ts";
import { dropDatabase } from "../support/postgres-server.ts";
import { copyPreparedPostgres } from "./prepared-database.ts";

/** More than the server has connections. */
const MANY = 25;

let databaseUrl: string;
let database: ReturnType<typeof openPostgresDatabase>;

beforeEach(async () => {
  databaseUrl = await copyPreparedPostgres();
  database = openPostgresDatabase(databaseUrl, 60_000);
});
afterEach(async () => {
  await database.close();
  await dropDatabase(databaseUrl);
});

/** Asks for so long, in milliseconds; gives how it ended, and what makes its asker go. */
function ask(milliseconds: number) {
  const leaving = new AbortController();
  const question = sql`select pg_sleep(${milliseconds / 1000})`;
  const ended = untilGone(leaving.signal, () => question.execute(database.kysely)).then(
    () => "answered",
    String,
  );
  return { ended, leave: () => leaving.abort() };
}

test("who goes while a connection is being opened takes none away", async () => {
  const questions = Array.from({ length: MANY }, () => ask(1));
  await setImmediate();
  for (const { leave } of questions) leave();
  await Promise.all(questions.map(({ ended }) => ended));
  const later = Array.from({ length: MANY }, () => ask(1).ended);
  expect(new Set(await Promise.all(later))).toEqual(new Set(["answered"]));
});

test("what ends the question of one who goes meets nobody else's", async () => {
  for (let round = 0; round < 60; round += 1) {
    const going = Array.from({ length: MANY }, () => ask(Math.random() * 4));
    const staying = Array.from({ length: MANY }, () => ask(8));
    // At about the time of the answers, so that some go before and some after theirs.
    await setTimeout(Math.random() * 8);
    for (const { leave } of going) leave();
    const ended = await Promise.all(staying.map((question) => question.ended));
    expect(new Set(ended)).toEqual(new Set(["answered"]));
    await Promise.all(going.map((question) => question.ended));
  }
});
