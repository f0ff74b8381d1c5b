import * as z from "zod/mini";
import { budgets, projectTypes } from "#domain/lead-options.ts";
import { contactErrors as text } from "#app/content/messages.ts";
import {
  checkFields,
  emailText,
  optionalOneOf,
  optionalText,
  requiredText,
} from "#app/forms/form-schema.ts";

/** The contact form's six fields under their names in the specification, section 3. */
const contactSchema = z.object({
  name: requiredText(200, text.nameMissing, text.nameLong),
  email: emailText({ missing: text.emailMissing, shape: text.emailShape, long: text.emailLong }),
  company: optionalText(200, text.companyLong),
  projectType: optionalOneOf(projectTypes),
  budget: optionalOneOf(budgets),
  message: requiredText(10_000, text.messageMissing, text.messageLong),
});

export type ContactRequest = z.infer<typeof contactSchema>;

/** Reads the form's values; what is wrong comes as one sentence a field, in the order of the form. */
export function checkContact(values: FormData) {
  return checkFields(contactSchema, values);
}
