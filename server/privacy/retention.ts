import { readFileSync } from "node:fs";
import path from "node:path";
import { sql, type Kysely, type RawBuilder } from "kysely";
import { z } from "zod";
import { contact } from "#domain/kinds/contact.ts";
import { kindNamed, kindNames, recordKinds } from "#domain/registry.ts";
import {
  deliveriesMonths,
  issuesMonths,
  peopleMonths,
  quarantineMonths,
  retentionOf,
  tokensMonths,
  viewsMonths,
} from "#domain/retention.ts";

function byPresentName(settings: unknown): unknown {
  if (typeof settings !== "object" || settings === null) return settings;
  return Object.fromEntries(
    Object.entries(settings).map(([name, rule]) => [kindNamed(name) ?? name, rule]),
  );
}

/** What is kept beside the records, and why no state of it starts its clock. */
const besideRecords = {
  quarantine: "What is in quarantine has been there since it was put there.",
  people: "People go after their last record, and after the last step of their deals.",
  views: "Views are counts of a day, and have no state.",
  deliveries: "What a webhook has told goes after the day it was told.",
  tokens: "Tokens go after the day they ended.",
  issues: "Who had an issue of the newsletter is known for so long after the day it ended.",
} as const;

/**
 * The owner's own rules: kinds that are kept for another time than their record in the registry says, suspected
 * advertising, of whatever kind, and what webhooks have told, for another time than a month, people without records and
 * views of pages, for another than two years, and tokens that have ended and who had which issue of the newsletter, for
 * another than one.
 */
export const retentionShape = z
  .preprocess(
    byPresentName,
    z.partialRecord(
      z.enum([...kindNames, "quarantine", "people", "views", "deliveries", "tokens", "issues"]),
      z.strictObject({
        months: z.number().int().min(1).max(120),
        /** Statuses that start the clock; without them it starts when the record comes. */
        after: z.array(z.string()).optional(),
      }),
    ),
  )
  .superRefine((overrides, context) => {
    for (const [name, message] of Object.entries(besideRecords)) {
      const rule = Object.entries(overrides).find(([known]) => known === name)?.[1];
      if (rule?.after !== undefined)
        context.addIssue({ code: "custom", path: [name, "after"], message });
    }
    for (const { kind, statuses } of recordKinds) {
      const known = new Set(statuses.map(({ value }): string => value));
      for (const status of overrides[kind]?.after ?? [])
        if (!known.has(status))
          context.addIssue({
            code: "custom",
            path: [kind, "after"],
            message: `There is no status ${status}; there are ${[...known].join(", ")}.`,
          });
    }
  });

export type RetentionOverrides = z.infer<typeof retentionShape>;

/** @throws ZodError where `retention.json` names what there is not. The privacy page is made from the same file. */
export function readRetention(): RetentionOverrides {
  const file = path.join(import.meta.dirname, "../../retention.json");
  return retentionShape.parse(JSON.parse(readFileSync(file, "utf8")));
}

/**
 * Deletes the records whose time is over, in short steps, with their notes, sources, letters and files, and those that have
 * been in quarantine long enough; then people of whom no record is left, old counts of views, what webhooks have told,
 * tokens that have ended, who had which issue of the newsletter, letters that have no record, and drafts of whoever has left, after a month. A dry run only counts them: people whose last record would go with it are not among them yet.
 * Answers how many of each.
 */
export async function expireRecords(
  kysely: Kysely<unknown>,
  overrides: RetentionOverrides,
  isDry: boolean,
): Promise<Readonly<Record<string, number>>> {
  const totals: Record<string, number> = {};
  for (const record of recordKinds) {
    const { kind } = record;
    const { months, after = [] } = retentionOf(record, overrides);
    const states = sql`array(select jsonb_array_elements_text(${JSON.stringify(after)}::text::jsonb))`;
    const step = sql`private.expire(${kind}, ${months}::integer, ${states}, ${isDry}::boolean)`;
    totals[kind] = await expireInSteps(kysely, step, isDry);
  }
  const apart = sql`
    private.expire_quarantine(${quarantineMonths(overrides)}::integer, ${isDry}::boolean)`;
  totals["quarantine"] = await expireInSteps(kysely, apart, isDry);
  const alone = sql`private.expire_people(${peopleMonths(overrides)}::integer, ${isDry}::boolean)`;
  totals["people"] = await expireInSteps(kysely, alone, isDry);
  const seen = sql`private.expire_views(${viewsMonths(overrides)}::integer, ${isDry}::boolean)`;
  totals["views"] = await expireInSteps(kysely, seen, isDry);
  const told = sql`
    private.expire_deliveries(${deliveriesMonths(overrides)}::integer, ${isDry}::boolean)`;
  totals["deliveries"] = await expireInSteps(kysely, told, isDry);
  const ended = sql`private.expire_tokens(${tokensMonths(overrides)}::integer, ${isDry}::boolean)`;
  totals["tokens"] = await expireInSteps(kysely, ended, isDry);
  const had = sql`
    private.expire_issue_letters(${issuesMonths(overrides)}::integer, ${isDry}::boolean)`;
  totals["issues"] = await expireInSteps(kysely, had, isDry);
  const { rows: letters } = await sql<{ kind: string; total: string }>`
    select kind, total::text from private.forget_letters(${isDry}::boolean)`.execute(kysely);
  for (const { kind, total } of letters) totals[kind] = Number(total);
  totals["source"] = await expireSources(kysely, retentionOf(contact, overrides).months, isDry);
  return totals;
}

/** Repeats a step, which answers how many it deleted, until nothing is left; of a dry run one counts all. */
async function expireInSteps(
  kysely: Kysely<unknown>,
  step: RawBuilder<unknown>,
  isDry: boolean,
): Promise<number> {
  let total = 0;
  for (;;) {
    const { rows } = await sql<{ count: string }>`select ${step}::text as count`.execute(kysely);
    const count = Number(rows[0]?.count ?? 0);
    total += count;
    if (isDry || count === 0) return total;
  }
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
