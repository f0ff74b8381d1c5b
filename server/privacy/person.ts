import { sql, type Kysely } from "kysely";

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
 * Deletes what is the person's own, and puts `[erased]` where others have written the address down. The account of
 * somebody who works here stays. Answers how many rows of each table; rejects, and erases nothing, should the address be
 * left anywhere.
 */
export async function erasePerson(
  kysely: Kysely<unknown>,
  email: string,
): Promise<Readonly<Record<string, number>>> {
  return kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ relation: string; total: string }>`
      select relation, total::text from private.erase_person(${email}) order by 1`.execute(
      transaction,
    );
    return Object.fromEntries(rows.map(({ relation, total }) => [relation, Number(total)]));
  });
}
