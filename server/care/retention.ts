import { readFileSync } from "node:fs";
import path from "node:path";
import { sql, type Kysely } from "kysely";
import { z } from "zod";

const kinds = [
  "contact",
  "consultation",
  "support",
  "call",
  "order",
  "partner",
  "portal",
  "job",
  "newsletter",
] as const;

const ruleShape = z.strictObject({
  months: z.number().int().min(1).max(120),
  /** States that start the clock; without them it starts when the record comes. */
  after: z.array(z.string()).optional(),
});

/** The owner's settings: how long each kind of record is kept. The privacy page is made from the same file. */
export const retentionShape = z.strictObject(
  Object.fromEntries(kinds.map((kind) => [kind, ruleShape])) as Record<
    (typeof kinds)[number],
    typeof ruleShape
  >,
);

export type Retention = z.infer<typeof retentionShape>;

export function readRetention(): Retention {
  const file = path.join(import.meta.dirname, "../../retention.json");
  return retentionShape.parse(JSON.parse(readFileSync(file, "utf8")));
}

/**
 * Deletes the records whose time is over, in short steps, with their notes, sources and letters; a dry run only
 * counts them. Answers how many of each kind.
 */
export async function expireRecords(
  kysely: Kysely<unknown>,
  retention: Retention,
  isDry: boolean,
): Promise<Readonly<Record<string, number>>> {
  const totals: Record<string, number> = {};
  for (const kind of kinds) {
    const { months, after = [] } = retention[kind];
    let total = 0;
    for (;;) {
      const { rows } = await sql<{ step: string }>`
        select private.expire(${kind}, ${months}::integer,
          array(select jsonb_array_elements_text(${JSON.stringify(after)}::text::jsonb)),
          ${isDry}::boolean)::text as step`.execute(kysely);
      const step = Number(rows[0]?.step ?? 0);
      total += step;
      if (isDry || step === 0) break;
    }
    totals[kind] = total;
  }
  totals["source"] = await expireSources(kysely, retention.contact.months, isDry);
  return totals;
}

/** What was told about where a lead came from, without a record that it belongs to. */
async function expireSources(
  kysely: Kysely<unknown>,
  months: number,
  isDry: boolean,
): Promise<number> {
  const over = sql`entry_id is null and at < now() - make_interval(months => ${months}::integer)`;
  const { rows } = isDry
    ? await sql`select from public.lead_sources where ${over}`.execute(kysely)
    : await sql`delete from public.lead_sources where ${over} returning id`.execute(kysely);
  return rows.length;
}
