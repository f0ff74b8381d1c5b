import { mkdirSync } from "node:fs";
import path from "node:path";
import { startPostgresHere } from "../../tests/support/postgres-server.ts";
import { withOurServer, type ChildServer } from "../child-server.ts";
import { withCleanUp, withTempFolder } from "../clean-up.ts";
import { alternate, median, millisecondsOf } from "../compare.ts";
import { figure, ratioAtLeast, valueAtMost, type Figure } from "../figure.ts";
import { openPglite, openPostgres, type Engine } from "./engine.ts";
import { makeDatabase } from "./make-database.ts";

const area = "spam";
const sendsARound = 60;
const rounds = 11;
const looks = 5;
/** Nobody waits noticeably longer for the worst that the form takes. */
const worstMs = 50;

/** Records are written unjudged and settled, as they were before there was a score. */
const withoutScore = [
  "alter table public.inbox_entries disable trigger inbox_entries_spam",
  "alter table public.inbox_entries alter column settled_at set default now()",
];

/** What an enquiry of the usual length says, about 300 characters. */
const enquiry = `Hello, we run a small bakery with three shops in Oakland and take orders by phone only. We would
like our regulars to order bread the evening before and pay when they fetch it. Could you tell us roughly what that
costs, and whether you could begin after Easter? Our old site stays as it is. Reference: `;

/** Of what takes the scoring longest, as long as a form may be. */
const hostile: Readonly<Record<string, string>> = {
  "ligatures of eighteen letters": "\u{FDFA}",
  "words of two scripts": "a\u0430 ",
  hosts: "www.a-b.com/ ",
  quotations: '"a',
  "numbers with commas": "1,",
  ideographs: "\u4E2D\u6587",
  "an enquiry over and over": enquiry,
};

/** Contact forms stored a second with the score and without, through HTTP; and what the longest hostile text costs. */
export async function measureSpam(): Promise<readonly Figure[]> {
  const embedded = await withTempFolder(async (folder) => {
    const [scored, plain] = [path.join(folder, "scored"), path.join(folder, "plain")];
    for (const dataFolder of [scored, plain]) {
      mkdirSync(dataFolder);
      await makeDatabase({ mode: "embedded" }, dataFolder);
    }
    const longest = await withEngine(await openPglite(scored), longestScore);
    await withEngine(await openPglite(plain), withoutTheScore);
    const rates = await compare("PGlite", { DATA_DIR: scored }, { DATA_DIR: plain });
    return [rates, worst("PGlite", longest)];
  });
  return [...embedded, ...(await measureOnPostgres())];
}

async function measureOnPostgres(): Promise<Figure[]> {
  const server = await startPostgresHere();
  return withCleanUp(
    () => server.remove(),
    () =>
      withTempFolder(async (folder) => {
        const [scored, plain] = [await server.createDatabase(), await server.createDatabase()];
        for (const databaseUrl of [scored, plain]) {
          await makeDatabase({ mode: "postgres", databaseUrl }, folder);
        }
        const longest = await withEngine(openPostgres(scored), longestScore);
        await withEngine(openPostgres(plain), withoutTheScore);
        const rates = await compare(
          "PostgreSQL",
          { DATA_DIR: folder, DATABASE_URL: scored },
          { DATA_DIR: folder, DATABASE_URL: plain },
        );
        return [rates, worst("PostgreSQL", longest)];
      }),
  );
}

function withEngine<Result>(
  engine: Engine,
  work: (engine: Engine) => Promise<Result>,
): Promise<Result> {
  return withCleanUp(
    () => engine.close(),
    () => work(engine),
  );
}

async function withoutTheScore(engine: Engine): Promise<void> {
  for (const statement of withoutScore) await engine.run(statement);
}

type Longest = { readonly text: string; readonly milliseconds: number };

async function longestScore(engine: Engine): Promise<Longest> {
  const all: Longest[] = [];
  for (const [text, piece] of Object.entries(hostile)) {
    const body = piece.repeat(10_000).slice(0, 10_000);
    const times: number[] = [];
    for (let look = 0; look < looks; look += 1) {
      times.push(await millisecondsOf(() => engine.run(scoring, [body])));
    }
    all.push({ text, milliseconds: median(times) });
  }
  return all.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one));
}

const scoring = `select private.entry_reasons(entry, plain), private.words_digest(plain)
  from (select private.plain_words($1) as plain offset 0) words,
    jsonb_populate_record(null::public.inbox_entries, jsonb_build_object('kind', 'contact', 'name', 'Ada Lovelace',
      'email', 'ada@example.com', 'company', '', 'subject', '', 'words_digest', '', 'body', $1::text)) entry`;

function worst(engine: string, { text, milliseconds }: Longest): Figure {
  const name = `score of 10,000 hostile characters, ${engine}`;
  return figure({ area, name, value: milliseconds, unit: "ms", note: text }, valueAtMost(worstMs));
}

type Environment = Readonly<Record<string, string>>;

function compare(name: string, scored: Environment, plain: Environment): Promise<Figure> {
  return withOurServer(scored, (judging) =>
    withOurServer(plain, async (storing) => {
      const [score, store] = [await sender(judging), await sender(storing)];
      await sendsASecond(score);
      await sendsASecond(store);
      const compared = await alternate(
        rounds,
        () => sendsASecond(score),
        () => sendsASecond(store),
      );
      return figure(
        {
          area,
          name: `contact forms, ${name}`,
          unit: "leads/s",
          limit: "without score",
          ...compared,
        },
        ratioAtLeast(0.8),
      );
    }),
  );
}

async function sendsASecond(send: () => Promise<void>): Promise<number> {
  const milliseconds = await millisecondsOf(async () => {
    for (let sent = 0; sent < sendsARound; sent += 1) await send();
  });
  return (sendsARound * 1000) / milliseconds;
}

/** A stranger each time: nobody's second letter, nobody's words again. */
async function sender({ origin }: ChildServer): Promise<() => Promise<void>> {
  const config = await fetch(`${origin}/app-config.json`);
  const { key } = (await config.json()) as { key: string };
  const headers = { apikey: key, "content-type": "application/json", prefer: "return=minimal" };
  return async function send() {
    const own = crypto.randomUUID();
    const lead = { name: "Ada Lovelace", email: `${own}@example.com`, message: enquiry + own };
    const answer = await fetch(`${origin}/rest/v1/contact_submissions`, {
      method: "POST",
      headers,
      body: JSON.stringify(lead),
    });
    await answer.arrayBuffer();
    if (answer.status !== 201) throw new Error(`A form was answered with ${answer.status}.`);
  };
}
