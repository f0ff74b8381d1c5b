import { sql, type Kysely } from "kysely";
import { readCorpus, wordsOf } from "./messages.ts";

type LearntWord = { readonly word: string; readonly spam: number; readonly honest: number };

/** Learnt of each class, as the database tells them. */
export type Learnt = {
  readonly words: readonly LearntWord[];
  readonly totals: { readonly spam: number; readonly honest: number };
};

/** What this database knows. */
export async function learntIn(database: Kysely<unknown>): Promise<Learnt> {
  const { rows: words } = await sql<LearntWord>`
    select encode(digest, 'hex') as word, spam, honest from private.spam_words order by digest`.execute(
    database,
  );
  const { rows: totals } = await sql<Learnt["totals"]>`
    select sum(messages) filter (where is_spam)::integer as spam,
      sum(messages) filter (where not is_spam)::integer as honest
    from private.spam_totals`.execute(database);
  const [total = { spam: 0, honest: 0 }] = totals;
  return { words, totals: total };
}

/**
 * What the database learns by its own functions from the half of the corpus that tunes, without what only one message
 * had and what tells nothing. The database stays as it was.
 */
export async function learnCorpus(database: Kysely<unknown>): Promise<Learnt> {
  const transaction = await database.startTransaction().execute();
  try {
    await sql`delete from private.spam_words`.execute(transaction);
    await sql`update private.spam_totals set messages = 0`.execute(transaction);
    const lessons = readCorpus()
      .filter(({ half }) => half === "tune")
      .map((message) => ({ ...message, words: wordsOf(message) }));
    await sql`
      select private.count_words(lesson.email, lesson.words, lesson."isSpam", 1)
      from jsonb_to_recordset(${JSON.stringify(lessons)}::text::jsonb)
        lesson(email text, words text, "isSpam" boolean)`.execute(transaction);
    await sql`
      delete from private.spam_words where spam + honest < 2 or abs(
        ln((spam + 0.5) / (select messages + 1 from private.spam_totals where is_spam))
        - ln((honest + 0.5) / (select messages + 1 from private.spam_totals where not is_spam))) < 0.7`.execute(
      transaction,
    );
    return await learntIn(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}
