/**
 * What the database makes of the corpus: `node tests/corpus/score.ts [--words | --misses]`. Without more it prints how
 * much is kept apart; `--misses` adds what is scored wrongly in the half that tunes, never in the one that judges; `--words`
 * prints the rows with which private.spam_words begins, for supabase/migrations.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql, type Kysely } from "kysely";
import { openBackend } from "../../server/backend/open-backend.ts";
import { learnCorpus } from "./learnt-words.ts";
import { readCorpus, wordsOf, type Message } from "./messages.ts";

type Scored = Message & { readonly points: number; readonly reasons: string };

const threshold = 4;
const lineLength = 118;

/** Of each half by itself, in the order of the corpus, as if all had come within a day. */
async function score(database: Kysely<unknown>): Promise<Scored[]> {
  const messages = readCorpus();
  const sent = messages.map((message, place) => ({ ...message, place, words: wordsOf(message) }));
  const { rows } = await sql<{ points: number; reasons: string }>`
    with sent as materialized (
      select message.*, plain, private.words_digest(plain) as digest
      from jsonb_to_recordset(${JSON.stringify(sent)}::text::jsonb) message(place integer, half text, name text, email text,
          company text, words text, seconds real, "isSilent" boolean, trap text),
        lateral (select private.plain_words(private.read_part(message.words)) as plain offset 0) said
    )
    select coalesce(sum(signal.points), 0)::integer as points,
      coalesce(string_agg(signal.reason || ' ' || signal.points, ', ' order by signal.points desc), '') as reasons
    from sent left join lateral (
      select split_part(sign, ':', 1) as reason, split_part(sign, ':', 2)::integer as points
        from unnest(private.spam_signals(sent.name, sent.email, sent.company, '', sent.words, sent.plain)) sign
      union all select 'learnt', private.learnt_points(sent.email, sent.plain)
      union all select 'silent', 1 where sent."isSilent"
      union all select 'trap and haste', least(3, (sent.trap <> '')::integer * 2 + (sent.seconds < 3)::integer * 2)
        where not sent."isSilent"
      union all select 'same words', 3 where sent.digest <> '' and exists (
        select from sent earlier where earlier.digest = sent.digest and earlier.half = sent.half
          and earlier.place < sent.place and earlier.email <> sent.email)
    ) signal on signal.points <> 0
    group by sent.place order by sent.place`.execute(database);
  return messages.map((message, at) => ({ ...message, points: 0, reasons: "", ...rows[at] }));
}

function printFigures(scored: readonly Scored[]): void {
  for (const half of ["tune", "judge"] as const) {
    const figures = [true, false].map((isSpam) => {
      const all = scored.filter((message) => message.half === half && message.isSpam === isSpam);
      const apart = all.filter(({ points }) => points >= threshold).length;
      const share = ((100 * apart) / all.length).toFixed(1);
      return `${isSpam ? "spam" : "honest"} kept apart ${apart} of ${all.length} (${share} %)`;
    });
    console.log(`${half}: ${figures.join(", ")}`);
  }
}

function printMisses(scored: readonly Scored[]): void {
  for (const { half, isSpam, points, id, reasons, subject, text } of scored) {
    if (half === "judge" || isSpam === points >= threshold) continue;
    console.log(`${id}: ${points} (${reasons}) ${subject} | ${text.slice(0, 120)}`);
  }
}

async function printWords(database: Kysely<unknown>): Promise<void> {
  const { words, totals } = await learnCorpus(database);
  console.log(`-- ${totals.spam} spam, ${totals.honest} honest`);
  let line = "";
  for (const { word, spam, honest } of words) {
    const cell = `${word}:${spam}:${honest}`;
    if (line.length + cell.length >= lineLength) {
      console.log(line);
      line = "";
    }
    line += line === "" ? cell : ` ${cell}`;
  }
  console.log(line);
}

const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-corpus-"));
const backend = await openBackend({ mode: "embedded" }, folder);
try {
  const { kysely } = backend.database;
  if (process.argv.includes("--words")) await printWords(kysely);
  else {
    const scored = await score(kysely);
    printFigures(scored);
    if (process.argv.includes("--misses")) printMisses(scored);
  }
} finally {
  await backend.close();
  rmSync(folder, { recursive: true });
}
