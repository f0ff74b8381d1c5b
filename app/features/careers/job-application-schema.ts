import * as z from "zod/mini";
import { jobForm } from "#app/content/careers.ts";
import { checkFields } from "#app/lib/check-fields.ts";

const { errors } = jobForm;

/** The fields of decision D7; phone, links and the link to a CV may stay empty. */
const jobApplicationSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, errors.nameMissing), z.maxLength(200, errors.nameLong)),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, errors.emailMissing),
      z.maxLength(254, errors.emailLong),
      z.regex(/^$|^[^@\s]+@[^@\s]+\.[^@\s]+$/, errors.emailShape),
    ),
  phone: z.string().check(z.trim(), z.maxLength(50, errors.phoneLong)),
  cvUrl: z
    .string()
    .check(
      z.trim(),
      z.maxLength(500, errors.cvLong),
      z.regex(/^$|^https?:\/\/[^\s/.]+\.[^\s]+$/i, errors.cvShape),
    ),
  links: z.string().check(z.trim(), z.maxLength(2000, errors.linksLong)),
  message: z
    .string()
    .check(z.trim(), z.minLength(1, errors.messageMissing), z.maxLength(5000, errors.messageLong)),
});

export type JobApplication = z.infer<typeof jobApplicationSchema>;

export function checkJobApplication(values: FormData) {
  return checkFields(jobApplicationSchema, values);
}
