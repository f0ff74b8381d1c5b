import * as z from "zod/mini";
import { newsletter } from "#app/content/newsletter.ts";
import { checkFields } from "#app/lib/check-fields.ts";

const { errors } = newsletter;

const newsletterSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, errors.missing),
      z.maxLength(254, errors.long),
      z.regex(/^$|^[^@\s]+@[^@\s]+\.[^@\s]+$/, errors.shape),
    ),
});

export type NewsletterRequest = z.infer<typeof newsletterSchema>;

export function checkNewsletter(values: FormData) {
  return checkFields(newsletterSchema, values);
}
