import { expect, test } from "vitest";
import { sql } from "kysely";
import { createLogger } from "../../../server/logging.ts";
import { readSettings } from "../../../server/settings.ts";
import { startServer } from "../../../server/start-server.ts";
import { given } from "../pipeline/pipeline-desk.ts";
import { startWithMail } from "../start-with-mail.ts";
import { words, type Outcome } from "./issue-desk.ts";

test("two servers send an issue that is paused and resumed again and again: each reader has it once", async () => {
  const { smtp, server } = await startWithMail("PostgreSQL");
  const second = await startServer(readSettings(server.environment), createLogger("silent"));
  try {
    const owner = await server.staff("owner@perilune.example");
    const { kysely } = server.backend.database;
    await sql`insert into public.newsletter_subscribers (email, status)
      select 'reader-' || n || '@example.com', 'confirmed' from generate_series(1, 300) n`.execute(
      kysely,
    );
    const id = crypto.randomUUID();
    await given(owner.rpc("save_issue", { id, version: 0, ...words }));
    await given<Outcome>(owner.rpc("start_issue", { id, version: 1, readers: 300 }));
    const stateOf = async () => {
      const { rows } = await sql<{ state: string }>`
        select state from public.issues where id = ${id}::uuid`.execute(kysely);
      return rows[0]?.state;
    };
    for (let turn = 1; (await stateOf()) !== "sent"; turn += 1) {
      if (turn > 300) throw new Error("It does not come to an end.");
      const working = Promise.all([
        server.mailWorker?.runDueMail(),
        second.mailWorker?.runDueMail(),
      ]);
      // The first pauses come in the midst of the letters.
      if (turn <= 30) {
        const sent = smtp.taken.length;
        await smtp.received(Math.min(sent + 3, 300));
        await given<Outcome>(owner.rpc("pause_issue", { id }));
        await given<Outcome>(owner.rpc("resume_issue", { id }));
      }
      await working;
    }
    const taken = smtp.taken.flatMap(({ to }) => to);
    expect(new Set(taken).size).toBe(300);
    expect(taken).toHaveLength(300);
    const { rows } = await sql`
      select outcome, count(*)::integer as letters from public.issue_letters group by outcome`.execute(
      kysely,
    );
    expect(rows).toEqual([{ outcome: "handed", letters: 300 }]);
  } finally {
    await second.stop();
    await server.remove();
    await smtp.stop();
  }
}, 120_000);
