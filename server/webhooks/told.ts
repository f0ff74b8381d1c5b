import { z } from "zod";
import { kindNames } from "#domain/registry.ts";

const nullableText = z.string().nullable();
const amount = z.number().nullable();

const leadShape = z.looseObject({
  id: z.string(),
  kind: z.enum(kindNames),
  reference: z.string(),
  status: z.string(),
  topic: z.string(),
  budget: z.string(),
  amount_cents: amount,
  monthly_cents: amount,
  source: z.string(),
  from: nullableText.optional(),
  to: nullableText.optional(),
  contact: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
});

const dealShape = z.looseObject({
  id: z.string(),
  stage: z.string(),
  value_cents: amount,
  monthly_cents: amount,
  from: nullableText,
  to: z.string(),
  contact: z.object({
    title: z.string(),
    name: z.string(),
    company: z.string(),
    email: z.string(),
  }),
});

const readerShape = z.looseObject({
  id: z.string(),
  confirmed_at: nullableText,
  contact: z.object({ email: z.string() }),
});

const testShape = z.strictObject({ webhook: z.object({ id: z.string(), name: z.string() }) });

/** What the database tells of a delivery (`private.delivery_told`). What speaks of people is in `contact` alone. */
export const toldShape = z.union([testShape, leadShape, dealShape, readerShape]);

export type ToldLead = z.infer<typeof leadShape>;
export type ToldDeal = z.infer<typeof dealShape>;
export type Told = z.infer<typeof toldShape>;

export function isTest(told: Told): told is z.infer<typeof testShape> {
  return "webhook" in told;
}

export function isLead(told: Told): told is ToldLead {
  return "kind" in told;
}

export function isDeal(told: Told): told is ToldDeal {
  return "stage" in told && "to" in told;
}
