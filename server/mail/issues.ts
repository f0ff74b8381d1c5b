import { sql, type Kysely } from "kysely";

/** Puts the next letters of the newsletter's issues into the outbox, and ends issues that have none left. Answers how many. */
export async function queueIssueLetters(kysely: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select private.queue_issue_letters() as total`.execute(kysely);
  return rows[0]?.total ?? 0;
}

/** The mail server does not let us sign in: an issue waits until somebody has put that right. */
export async function pauseForSignIn(kysely: Kysely<unknown>, issue: string): Promise<void> {
  await sql`select private.hold_issue(${issue}::uuid, 'sign-in')`.execute(kysely);
}

/** The mail server knows nobody of this address: no more letters of the newsletter go there. */
export async function bounceReader(kysely: Kysely<unknown>, reader: string): Promise<void> {
  await sql`select private.bounce_reader(${reader}::uuid)`.execute(kysely);
}
