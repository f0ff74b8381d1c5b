import * as z from "zod/mini";
import { budgets, projectTypes, type Option } from "#app/content/lead-options.ts";
import { contactErrors as text } from "#app/content/messages.ts";
import { checkFields } from "#app/lib/check-fields.ts";

/** An optional choice: one of the values, or empty when nothing was chosen (specification, section 5). */
function optionalChoice(list: readonly Option[]) {
  const values: readonly string[] = ["", ...list.map((option) => option.value)];
  return z.string().check(z.refine((value) => values.includes(value)));
}

/** The contact form's six fields under their names in the specification, section 3. */
const contactSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, text.nameMissing), z.maxLength(200, text.nameLong)),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, text.emailMissing),
      z.maxLength(254, text.emailLong),
      z.regex(/^$|^[^@\s]+@[^@\s]+\.[^@\s]+$/, text.emailShape),
    ),
  company: z.string().check(z.trim(), z.maxLength(200, text.companyLong)),
  projectType: optionalChoice(projectTypes),
  budget: optionalChoice(budgets),
  message: z
    .string()
    .check(z.trim(), z.minLength(1, text.messageMissing), z.maxLength(10_000, text.messageLong)),
});

export type ContactRequest = z.infer<typeof contactSchema>;

/** Reads the form's values; what is wrong comes as one sentence a field, in the order of the form. */
export function checkContact(values: FormData) {
  return checkFields(contactSchema, values);
}
