import * as z from "zod/mini";
import { jobForm } from "#app/content/careers.ts";
import { checkFields, emailText, optionalText, requiredText } from "#app/forms/form-schema.ts";

const { errors } = jobForm;

/** As many as the database takes. */
const mostLinks = 20;

/** The fields of decision D7; phone, links and the link to a CV may stay empty. */
const jobApplicationSchema = z.object({
  name: requiredText(200, errors.nameMissing, errors.nameLong),
  email: emailText({
    missing: errors.emailMissing,
    shape: errors.emailShape,
    long: errors.emailLong,
  }),
  phone: optionalText(50, errors.phoneLong),
  cvUrl: z
    .string()
    .check(
      z.trim(),
      z.maxLength(500, errors.cvLong),
      z.regex(/^$|^https?:\/\/[^\s/.]+\.[^\s]+$/i, errors.cvShape),
    ),
  links: optionalText(2000, errors.linksLong).check(
    z.refine((text) => linksIn(text).length <= mostLinks, errors.linksMany),
  ),
  message: requiredText(5000, errors.messageMissing, errors.messageLong),
});

export type JobApplication = z.infer<typeof jobApplicationSchema>;

export function checkJobApplication(values: FormData) {
  return checkFields(jobApplicationSchema, values);
}

/** Links as somebody writes them: one a line, or with commas or blanks between them. */
export function linksIn(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((link) => link !== "");
}
