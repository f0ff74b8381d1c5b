import * as z from "zod/mini";
import { newsletter } from "#app/content/newsletter.ts";
import { checkFields, emailText } from "#app/forms/form-schema.ts";

const { errors } = newsletter;

const newsletterSchema = z.object({
  email: emailText({ missing: errors.missing, shape: errors.shape, long: errors.long }),
});

export type NewsletterRequest = z.infer<typeof newsletterSchema>;

export function checkNewsletter(values: FormData) {
  return checkFields(newsletterSchema, values);
}
