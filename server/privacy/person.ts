import { sql, type Kysely } from "kysely";
import { z } from "zod";

export type PersonalRow = {
  readonly relation: string;
  readonly id: string;
  readonly content: unknown;
};

/**
 * Everything that is stored about the person with this e-mail address, without regard to case; then every other row of any
 * table in which the address stands, by the names of the columns alone.
 */
export async function findPerson(kysely: Kysely<unknown>, email: string): Promise<PersonalRow[]> {
  const { rows } = await sql<{ relation: string; id: string; content: string }>`
    select relation, id::text, content::text from private.find_person(${email}) order by 1, 2`.execute(
    kysely,
  );
  return rows.map((row) => ({ ...row, content: JSON.parse(row.content) }));
}

/**
 * The same as an export: JSON in pieces, with the content of every file in base64. One file at a time is read, part by part,
 * because a whole one would take the memory of the embedded engine.
 */
export async function exportPerson(kysely: Kysely<unknown>, email: string): Promise<string[]> {
  const pieces: string[] = [];
  for (const row of await findPerson(kysely, email)) {
    const whole = isWholeFile.safeParse(row).success
      ? { ...row, base64: await contentOf(kysely, row.id) }
      : row;
    pieces.push(JSON.stringify(whole, null, 2));
  }
  return ["[", ...pieces.map((piece, at) => (at < pieces.length - 1 ? `${piece},` : piece)), "]"];
}

const isWholeFile = z.object({
  relation: z.literal("message_files"),
  content: z.object({ is_whole: z.literal(true) }),
});

/** A part has a length that three divides, so their base64 can stand one after the other. */
async function contentOf(kysely: Kysely<unknown>, file: string): Promise<string> {
  let content = "";
  for (let n = 0; ; n += 1) {
    const { rows } = await sql<{ part: string }>`
      select translate(encode(bytes, 'base64'), E'\n', '') as part from private.file_parts
      where file_id = ${file}::uuid and n = ${n}::integer`.execute(kysely);
    if (rows[0] === undefined) return content;
    content += rows[0].part;
  }
}

export type Erased = {
  /** How many rows of each table. */
  readonly totals: Readonly<Record<string, number>>;
  /** Of each letter that is gone or empty by now its Message-ID, or its digest where it had none: the mailbox has a copy. */
  readonly mailboxCopies: readonly string[];
};

/**
 * Deletes what is the person's own, and puts `[erased]` where others have written the address down. The account of
 * somebody who works here stays. Letters of theirs in records of others are emptied. Rejects, and erases nothing, should the
 * address be left anywhere.
 */
export async function erasePerson(kysely: Kysely<unknown>, email: string): Promise<Erased> {
  return kysely.transaction().execute(async (transaction) => {
    const { rows: copies } = await sql<{ id: string }>`
      select message_id as id from private.mailbox_copies(${email})`.execute(transaction);
    const { rows } = await sql<{ relation: string; total: string }>`
      select relation, total::text from private.erase_person(${email}) order by 1`.execute(
      transaction,
    );
    return {
      totals: Object.fromEntries(rows.map(({ relation, total }) => [relation, Number(total)])),
      mailboxCopies: copies.map(({ id }) => id),
    };
  });
}
