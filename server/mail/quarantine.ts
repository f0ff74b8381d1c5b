import type { EmailTemplate } from "#domain/email-templates.ts";
import { sql, type Kysely } from "kysely";
import { errorFacts, type Logger } from "../logging.ts";
import type { OutboxRow } from "./outbox.ts";

/** Letters to and about a new record, which is not to be answered while it is suspected. */
const withheld: ReadonlySet<EmailTemplate> = new Set(["notice", "receipt", "message-notice"]);

/**
 * Settles the score of records whose page has said nothing for a minute. `afterMove` hears when one has gone into
 * quarantine or out of it. A failure is logged and stops nothing.
 */
export function startSettling(
  kysely: Kysely<unknown>,
  logger: Logger,
  afterMove: () => void,
): () => Promise<void> {
  return async () => {
    try {
      const { rows } = await sql<{ moved: string }>`
        select private.settle_entries()::text as moved`.execute(kysely);
      if (Number(rows[0]?.moved ?? 0) > 0) afterMove();
    } catch (error) {
      logger.warn(errorFacts(error), "the scores of new records could not be settled");
    }
  };
}

/**
 * Whether a letter must not leave because its record is in quarantine. It has waited as long as the page might speak; if
 * that minute has passed since scores were last settled, they are settled first.
 */
export async function isWithheld(
  kysely: Kysely<unknown>,
  { template, entryId }: OutboxRow,
  settle: () => Promise<void>,
): Promise<boolean> {
  if (entryId === null || !withheld.has(template)) return false;
  const look = sql<{ isApart: boolean; isSettled: boolean }>`
    select quarantined_at is not null as "isApart", settled_at is not null as "isSettled"
    from public.inbox_entries where id = ${entryId}::uuid`;
  const { rows: before } = await look.execute(kysely);
  if (before[0]?.isSettled !== false) return before[0]?.isApart ?? false;
  await settle();
  const { rows: settled } = await look.execute(kysely);
  return settled[0]?.isApart ?? false;
}
