import { sql, type Kysely } from "kysely";
import type { ReadLetter } from "./letter.ts";
import { storeLetter } from "./store-letter.ts";

export type Place = {
  readonly uidValidity: string;
  /** Letters up to here were there before this site read the mailbox. */
  readonly firstUid: number;
  readonly lastUid: number;
  /** When this site began to read the mailbox. */
  readonly begunAt: Date;
};

/** Whose turn it is to read a mailbox, and how far it is read. Of several processes one reads at a time. */
export function mailboxCursor(kysely: Kysely<unknown>, name: string, holder: string) {
  return {
    /** Takes or keeps the mailbox for a minute; `undefined` while another process has it. */
    async hold(): Promise<Place | undefined> {
      const { rows } = await sql<Record<keyof Place, string | number>>`
        select uid_validity as "uidValidity", first_uid as "firstUid", last_uid as "lastUid",
          (extract(epoch from begun_at) * 1000)::float8 as "begunAt"
        from private.hold_mailbox(${name}, ${holder}::uuid)`.execute(kysely);
      const [row] = rows;
      if (row === undefined) return undefined;
      const { uidValidity, firstUid, lastUid, begunAt } = row;
      return {
        uidValidity: String(uidValidity),
        firstUid: Number(firstUid),
        lastUid: Number(lastUid),
        begunAt: new Date(Number(begunAt)),
      };
    },
    /** Takes it from whoever had it. */
    async free(): Promise<void> {
      await sql`update private.mailboxes set held_until = '-infinity' where name = ${name}`.execute(
        kysely,
      );
    },
    async leave(): Promise<void> {
      await sql`select private.leave_mailbox(${name}, ${holder}::uuid)`.execute(kysely);
    },
    async number(uidValidity: string, lastUid: number): Promise<void> {
      await sql`select private.number_mailbox(${name}, ${holder}::uuid, ${uidValidity}, ${lastUid}::bigint)`.execute(
        kysely,
      );
    },
    async report(error: string, nextTryAt: Date | null): Promise<void> {
      await sql`select private.report_mailbox(${name}, ${error}, ${nextTryAt?.toISOString() ?? null}::timestamptz)`.execute(
        kysely,
      );
    },
    /** Of these letters those that are still to be read. */
    async unread(uids: readonly number[]): Promise<readonly number[]> {
      const { rows } = await sql<{ uid: string | number }>`
        select uid from private.unread(${name}, ${JSON.stringify(uids)}::text::jsonb) uid`.execute(
        kysely,
      );
      return rows.map(({ uid }) => Number(uid));
    },
    /** How often this letter has been tried, this time included. */
    async tries(uid: number): Promise<number> {
      const { rows } = await sql<{ tries: number }>`
        select private.try_letter(${name}, ${uid}::bigint) as tries`.execute(kysely);
      return rows[0]?.tries ?? 1;
    },
    /** Stores the letter, its files and that it is read, or nothing of it. Throws when another process reads here now. */
    async store(uid: number, read: ReadLetter): Promise<void> {
      await kysely.transaction().execute(async (transaction) => {
        await sql`select private.keep_mailbox(${name}, ${holder}::uuid)`.execute(transaction);
        await storeLetter(transaction, read);
        await sql`select private.moved_on(${name}, ${holder}::uuid, ${uid}::bigint)`.execute(
          transaction,
        );
      });
    },
  };
}
