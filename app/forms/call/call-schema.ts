import * as z from "zod/mini";
import { callErrors } from "#app/content/calls.ts";
import { checkFields, emailText, optionalText, requiredText } from "#app/forms/form-schema.ts";

const callSchema = z.object({
  startsAt: z.string().check(z.minLength(1, callErrors.timeMissing)),
  name: requiredText(200, callErrors.nameMissing, callErrors.nameLong),
  email: emailText({
    missing: callErrors.emailMissing,
    shape: callErrors.emailShape,
    long: callErrors.emailLong,
  }),
  phone: optionalText(50, callErrors.phoneLong),
});

export type CallRequest = z.infer<typeof callSchema>;

export function checkCall(values: FormData) {
  return checkFields(callSchema, values);
}
