import * as z from "zod/mini";
import type { Company, DealLine, Person, PublicDomain } from "./card.ts";

const text = z.nullish(z.string());
const cents = z.nullish(z.number());

const deal = z.object({
  id: z.string(),
  title: z.string(),
  stage: z.string(),
  value_cents: cents,
  monthly_cents: cents,
  expected_on: text,
});

const known = {
  records: z.number(),
  waiting: z.number(),
  first_at: text,
  last_at: text,
  deals: z.array(deal),
};

const person = z.nullish(
  z.object({
    ...known,
    id: text,
    version: z.number(),
    name: z.string(),
    company: z.string(),
    phone: z.string(),
    addresses: z.array(
      z.object({ email: z.string(), is_joined: z.boolean(), records: z.number() }),
    ),
    quarantined: z.number(),
  }),
);

/** `null` where nothing is known. */
export function personOf(answer: unknown): Person | null {
  const row = person.parse(answer);
  if (!row) return null;
  return {
    ...knownOf(row),
    id: row.id ?? null,
    version: row.version,
    name: row.name,
    company: row.company,
    phone: row.phone,
    addresses: row.addresses.map(({ email, is_joined: isJoined, records }) => ({
      email,
      isJoined,
      records,
    })),
    quarantined: row.quarantined,
  };
}

const company = z.nullish(
  z.union([
    z.object({ domain: z.string(), is_public: z.literal(true) }),
    z.object({
      ...known,
      domain: z.string(),
      is_public: z.literal(false),
      name: z.string(),
      people: z.array(
        z.object({ email: z.string(), name: z.string(), records: z.number(), last_at: text }),
      ),
      won_cents: z.number(),
      won_monthly_cents: z.number(),
      open_cents: z.number(),
      open_monthly_cents: z.number(),
    }),
  ]),
);

/** `null` where nothing is known. */
export function companyOf(answer: unknown): Company | PublicDomain | null {
  const row = company.parse(answer);
  if (!row) return null;
  const { domain } = row;
  if (row.is_public) return { isPublic: true, domain };
  return {
    ...knownOf(row),
    isPublic: false,
    domain,
    name: row.name,
    people: row.people.map(({ email, name, records, last_at: lastAt }) => ({
      email,
      name,
      records,
      lastAt: lastAt ?? null,
    })),
    won: { once: row.won_cents, monthly: row.won_monthly_cents },
    open: { once: row.open_cents, monthly: row.open_monthly_cents },
  };
}

type KnownRow = {
  readonly records: number;
  readonly waiting: number;
  readonly first_at?: string | null | undefined;
  readonly last_at?: string | null | undefined;
  readonly deals: readonly z.infer<typeof deal>[];
};

function knownOf(row: KnownRow) {
  const { records, waiting, first_at: firstAt, last_at: lastAt, deals } = row;
  return {
    records,
    waiting,
    firstAt: firstAt ?? null,
    lastAt: lastAt ?? null,
    deals: deals.map(dealOf),
  };
}

function dealOf(row: z.infer<typeof deal>): DealLine {
  const { id, title, stage } = row;
  return {
    id,
    title,
    stage,
    valueCents: row.value_cents ?? null,
    monthlyCents: row.monthly_cents ?? null,
    expectedOn: row.expected_on ?? null,
  };
}
