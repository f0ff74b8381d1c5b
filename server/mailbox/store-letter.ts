import { sql, type Kysely } from "kysely";
import type { LetterFile, ReadLetter } from "./letter.ts";

/** Of one part of a file, in bytes; a whole one would take the memory of the embedded engine. */
const PART_BYTES = 384 * 1024;

/** Stores a letter with its files, to be called within a transaction. False for one that is known. */
export async function storeLetter(
  kysely: Kysely<unknown>,
  { letter, files }: ReadLetter,
): Promise<boolean> {
  const { rows } = await sql<{ message: string | null }>`
    select private.store_letter(${JSON.stringify(letter)}::text::jsonb) as message`.execute(kysely);
  const message = rows[0]?.message ?? null;
  if (message === null) return false;
  for (const [place, file] of files.entries()) await storeFile(kysely, message, file, place);
  return true;
}

async function storeFile(
  kysely: Kysely<unknown>,
  message: string,
  file: LetterFile,
  place: number,
): Promise<void> {
  const { name, type, size, isInline, bytes } = file;
  const { rows } = await sql<{ id: string }>`
    select private.begin_file(${message}::uuid, ${name}, ${type}, ${Math.min(size, 15_728_640)}::integer,
      ${isInline}::boolean, ${bytes !== undefined}::boolean, ${place}::integer) as id`.execute(
    kysely,
  );
  if (bytes === undefined) return;
  const id = rows[0]?.id;
  for (let from = 0; from < bytes.length; from += PART_BYTES) {
    const part = Buffer.from(bytes.subarray(from, from + PART_BYTES)).toString("base64");
    await sql`insert into private.file_parts (file_id, n, bytes)
      values (${id}::uuid, ${from / PART_BYTES}::integer, decode(${part}, 'base64'))`.execute(
      kysely,
    );
  }
}
