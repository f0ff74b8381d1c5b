import * as z from "zod/mini";
import { packageAddOns, planAddOns } from "#app/content/pricing.ts";
import { purchase } from "#app/content/purchase.ts";
import { emailText, oneOf, optionalText, requiredText } from "#app/forms/form-schema.ts";
import { itemValue, orderItems, type ChosenAddOn } from "./order-choice.ts";

const text = purchase.errors;
const items = orderItems.map((item) => ({ value: itemValue(item) }));
const addOnIds: readonly ChosenAddOn["id"][] = [...packageAddOns, ...planAddOns].map(
  ({ id }) => id,
);

/** The order's fields under the names they are sent with, in the order of the form. */
const orderSchema = z.object({
  item: oneOf(items, text.item),
  addOns: z.array(z.enum(addOnIds)),
  name: requiredText(200, text.nameMissing, text.nameLong),
  email: emailText({ missing: text.emailMissing, shape: text.emailShape, long: text.emailLong }),
  company: optionalText(200, text.companyLong),
  country: requiredText(100, text.countryMissing, text.countryLong),
  address: requiredText(500, text.addressMissing, text.addressLong),
  vatId: optionalText(40, text.vatIdLong),
  notes: optionalText(2000, text.notesLong),
  agreeToTerms: z.literal(true, text.terms),
});

export type OrderRequest = z.infer<typeof orderSchema>;
type OrderField = keyof OrderRequest;
type OrderFieldErrors = Partial<Record<OrderField, string>>;

type CheckedOrder =
  | { readonly ok: true; readonly request: OrderRequest }
  | { readonly ok: false; readonly errors: OrderFieldErrors };

/** Reads the form's values; what is wrong comes as one sentence a field, in the order of the form. */
export function checkOrder(values: FormData): CheckedOrder {
  const fields = Object.keys(orderSchema.shape) as OrderField[];
  const raw = Object.fromEntries(fields.map((field) => [field, valueOf(values, field)]));
  const parsed = orderSchema.safeParse(raw);
  if (parsed.success) return { ok: true, request: parsed.data };
  const errors: OrderFieldErrors = {};
  for (const field of fields) {
    const issue = parsed.error.issues.find(({ path }) => path[0] === field);
    if (issue) errors[field] = issue.message;
  }
  return { ok: false, errors };
}

function valueOf(values: FormData, field: OrderField): unknown {
  if (field === "addOns") return values.getAll(field);
  if (field === "agreeToTerms") return values.has(field);
  return values.get(field) ?? "";
}
