import * as z from "zod/mini";
import {
  lostReasons,
  stages,
  type Deal,
  type DealCard,
  type DealTotals,
  type ListedDeal,
  type StageTotal,
} from "./deal.ts";

const told = z.object({
  id: z.string(),
  title: z.string(),
  stage: z.enum(stages),
  value_cents: z.nullable(z.number()),
  monthly_cents: z.nullable(z.number()),
  expected_on: z.nullable(z.string()),
  lost_reason: z.nullable(z.enum(lostReasons)),
  owner_id: z.nullable(z.string()),
  stage_at: z.string(),
  version: z.number(),
  person_id: z.nullable(z.string()),
  person_name: z.string(),
  company: z.string(),
  address: z.string(),
});

const listed = z.array(z.extend(told, { rank: z.number() }));

export function dealsOf(rows: unknown): ListedDeal[] {
  return listed.parse(rows).map((row) => ({ ...dealOf(row), rank: row.rank }));
}

function dealOf(row: z.infer<typeof told>): Deal {
  return {
    id: row.id,
    title: row.title,
    stage: row.stage,
    valueCents: row.value_cents,
    monthlyCents: row.monthly_cents,
    expectedOn: row.expected_on,
    lostReason: row.lost_reason,
    ownerId: row.owner_id,
    stageAt: row.stage_at,
    version: row.version,
    person: row.person_id === null ? null : personOf(row, row.person_id),
  };
}

function personOf({ person_name: name, company, address }: z.infer<typeof told>, id: string) {
  return { id, name, company, address };
}

const values = z.record(z.string(), z.unknown());

const card = z.nullable(
  z.extend(told, {
    records: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        reference: z.string(),
        created_at: z.string(),
        subject: z.string(),
        preview: z.string(),
        topic: z.string(),
        status: z.string(),
      }),
    ),
    steps: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        actor_id: z.nullable(z.string()),
        action: z.string(),
        before: z.nullable(values),
        after: z.nullable(values),
      }),
    ),
  }),
);

/** `null` when there is none. */
export function dealCardOf(data: unknown): DealCard | null {
  const row = card.parse(data);
  if (row === null) return null;
  return {
    ...dealOf(row),
    records: row.records.map(({ created_at: receivedAt, ...record }) => ({
      ...record,
      receivedAt,
    })),
    steps: row.steps.map(({ id, at, actor_id: actorId, action, before, after }) => ({
      id,
      at,
      actorId,
      isStart: action === "insert",
      before: before ?? {},
      after: after ?? {},
    })),
  };
}

const totals = z.array(
  z.object({
    stage: z.enum(stages),
    total: z.number(),
    value_cents: z.number(),
    monthly_cents: z.number(),
  }),
);

const nothing: StageTotal = { count: 0, valueCents: 0, monthlyCents: 0 };

/** A stage in which there is nothing has no row. */
export function totalsOf(rows: unknown): DealTotals {
  const counted = {
    lead: nothing,
    talking: nothing,
    proposal: nothing,
    won: nothing,
    lost: nothing,
  };
  for (const { stage, total, value_cents, monthly_cents } of totals.parse(rows)) {
    counted[stage] = { count: total, valueCents: value_cents, monthlyCents: monthly_cents };
  }
  return counted;
}

const worth = z.array(
  z.object({
    deal_id: z.nullable(z.string()),
    amount_cents: z.nullable(z.number()),
    monthly_cents: z.nullable(z.number()),
  }),
);

export type RecordWorth = {
  readonly dealId: string | null;
  /** What was ordered; `null` where nothing was. */
  readonly valueCents: number | null;
  readonly monthlyCents: number | null;
};

export function worthOf(rows: unknown): RecordWorth | null {
  const [row] = worth.parse(rows);
  if (!row) return null;
  return { dealId: row.deal_id, valueCents: row.amount_cents, monthlyCents: row.monthly_cents };
}

const versions = z.array(z.object({ id: z.string(), version: z.number() }));

/** The version after a change; `null` where no row was changed, since somebody else had been first. */
export function versionOf(rows: unknown): number | null {
  return versions.parse(rows)[0]?.version ?? null;
}
