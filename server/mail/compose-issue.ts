import { issueEmail } from "#domain/letter/issue-email.ts";
import { sql, type Kysely } from "kysely";
import { z } from "zod";
import type { ComposeContext, Composed } from "./compose.ts";
import { reasons } from "./emails/labels.ts";
import type { OutboxRow } from "./outbox.ts";
import { isMailAddress } from "./plain.ts";

const payloadShape = z.object({ issue: z.guid() });

/** Of which issue a letter is. Throws for a letter of something else. */
export function issueOf({ payload }: Pick<OutboxRow, "payload">): string {
  return payloadShape.parse(payload).issue;
}

type Words = { readonly subject: string; readonly preheader: string; readonly body: string };

/**
 * An issue of the newsletter for one reader, who is still on the list, or for whoever of the team tries it. One that is
 * paused while its letter is being made still leaves.
 */
export async function composeIssue(
  kysely: Kysely<unknown>,
  row: OutboxRow,
  { origin }: ComposeContext,
): Promise<Composed> {
  const issue = issueOf(row);
  if (!isMailAddress(row.to)) return { skip: reasons.badAddress };
  if (row.template === "issue-test") {
    const words = await wordsOf(kysely, issue);
    if (words === undefined) return { skip: reasons.issueGone };
    const unsubscribe = `${origin}/blog`;
    return {
      email: issueEmail(words, { unsubscribe, oneClick: unsubscribe }, { isTest: true }),
      to: [row.to],
    };
  }
  const { rows } = await sql<Words & { token: string; isOnList: boolean; isStopped: boolean }>`
    select one.subject, one.preheader, one.body, one.state = 'stopped' as "isStopped",
      reader.status = 'confirmed' and lower(reader.email) = ${row.to.toLowerCase()} as "isOnList",
      tokens.unsubscribe as token
    from public.issues one
      join public.newsletter_subscribers reader on reader.id = ${row.entryId}::uuid
      join private.newsletter_tokens tokens on tokens.subscriber_id = reader.id
    where one.id = ${issue}::uuid`.execute(kysely);
  const [letter] = rows;
  if (letter === undefined) return { skip: reasons.issueGone };
  if (letter.isStopped) return { skip: reasons.issueStopped };
  if (!letter.isOnList) return { skip: reasons.leftList };
  const token = `${letter.token}.${issue}`;
  const links = {
    unsubscribe: `${origin}/blog?newsletter=unsubscribe&token=${token}`,
    oneClick: `${origin}/blog/unsubscribe?token=${token}`,
  };
  return { email: issueEmail(letter, links), to: [row.to] };
}

async function wordsOf(kysely: Kysely<unknown>, issue: string): Promise<Words | undefined> {
  const { rows } = await sql<Words>`
    select subject, preheader, body from public.issues where id = ${issue}::uuid`.execute(kysely);
  return rows[0];
}
