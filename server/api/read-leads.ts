import { recordAddress } from "#domain/record-address.ts";
import { kindNames } from "#domain/registry.ts";
import { sql, type Kysely } from "kysely";
import { z } from "zod";
import { readCursor, writeCursor, type Cursor } from "./cursor.ts";

/** As `private.api_leads` has it: one more tells that there is another page. */
const PAGE = 100;

/** Ids of imported leads are made of their import and are of no version. */
const leadShape = z.looseObject({ id: z.guid(), kind: z.string() });
const rowShape = z.object({ id: z.string(), at: z.string(), lead: leadShape });

const askable = kindNames.filter((kind) => kind !== "newsletter");

export type LeadsQuestion = {
  /** ISO time. */
  readonly since: string;
  /** Empty for every kind. */
  readonly kind: string;
  readonly after: Cursor | undefined;
};

/** What the address asks for, or what is wrong with it. */
export function readLeadsQuestion(search: URLSearchParams): LeadsQuestion | { error: string } {
  for (const name of search.keys()) {
    if (!["since", "kind", "cursor"].includes(name)) {
      return { error: "There is no such parameter. Ask with since, kind and cursor." };
    }
  }
  const since = search.get("since") ?? "1970-01-01T00:00:00Z";
  const kind = search.get("kind") ?? "";
  const cursor = search.get("cursor");
  const after = cursor === null ? undefined : readCursor(cursor);
  if (!isTime(since)) return { error: "since has to be a time such as 2026-11-24T08:00:00Z." };
  if (kind !== "" && !askable.some((known) => known === kind)) {
    return { error: `kind has to be one of ${askable.join(", ")}.` };
  }
  if (cursor !== null && after === undefined) {
    return { error: "cursor has to be what next said on the page before." };
  }
  return { since, kind, after };
}

/** One page, the oldest first. `next` is the cursor of the page behind it; null at the end. */
export async function readLeads(
  kysely: Kysely<unknown>,
  { since, kind, after }: LeadsQuestion,
  origin: string,
): Promise<{ leads: object[]; next: string | null }> {
  const { rows } = await sql`
    select id, to_jsonb(created_at) #>> '{}' as at, lead
    from private.api_leads(${since}::timestamptz, ${kind}, ${after?.at ?? null}::timestamptz,
      ${after?.id ?? null}::uuid)`.execute(kysely);
  const found = rows.map((row) => rowShape.parse(row));
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  return {
    leads: page.map(({ lead }) => withAddress(lead, origin)),
    next: found.length > PAGE && last !== undefined ? writeCursor(last) : null,
  };
}

/** One lead with all that its form asked; undefined when there is none that tools may see. */
export async function readLead(
  kysely: Kysely<unknown>,
  id: string,
  origin: string,
): Promise<object | undefined> {
  const { rows } = await sql<{ lead: unknown }>`
    select private.api_lead(${id}::uuid) as lead`.execute(kysely);
  const lead = leadShape.nullable().parse(rows[0]?.lead ?? null);
  return lead === null ? undefined : withAddress(lead, origin);
}

function withAddress(lead: z.infer<typeof leadShape>, origin: string): object {
  return { ...lead, url: `${origin}/admin${recordAddress(lead)}` };
}

function isTime(value: string): boolean {
  const isIso = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).safeParse(value).success;
  return isIso && !Number.isNaN(Date.parse(value));
}
