import * as z from "zod/mini";
import { signUpErrors as text } from "#app/content/sign-up.ts";
import {
  availabilityOptions,
  partnerTypes,
  referralOptions,
  tierOptions,
} from "#domain/applicant-options.ts";
import type { Checked } from "#app/forms/use-submission.ts";
import {
  checkFields,
  emailText,
  oneOf,
  optionalOneOf,
  optionalText,
  requiredText,
} from "#app/forms/form-schema.ts";

function required(message: string, most = 200) {
  return requiredText(most, message, text.tooLong);
}

function optional(most: number) {
  return optionalText(most, text.tooLong);
}

/** With or without its protocol, as people write it. */
const link = z.regex(/^$|^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i, text.link);

/** Decision D32: company, type, tier interest, expected referrals a quarter, site, message. */
const partnerSchema = z.object({
  company: required(text.company),
  partnerType: oneOf(partnerTypes, text.partnerType),
  tier: optionalOneOf(tierOptions, text.notAnOption),
  referrals: optionalOneOf(referralOptions, text.notAnOption),
  site: z.string().check(z.trim(), z.maxLength(500, text.tooLong), link),
  message: optional(5000),
});

/** Decision D32: name, code-hosting or portfolio link, stack, availability, message. */
const portalSchema = z.object({
  fullName: required(text.fullName),
  portfolio: z
    .string()
    .check(z.trim(), z.minLength(1, text.portfolio), z.maxLength(500, text.tooLong), link),
  stack: optional(500),
  availability: optionalOneOf(availabilityOptions, text.notAnOption),
  message: optional(5000),
});

/** How long and how strong a password must be is for the service to say. */
const accountSchema = z.object({
  email: emailText({ missing: text.emailMissing, shape: text.emailShape, long: text.tooLong }),
  password: z.string().check(z.minLength(1, text.passwordMissing)),
});

export type PartnerDetails = z.infer<typeof partnerSchema>;
export type PortalDetails = z.infer<typeof portalSchema>;
export type NewAccount = z.infer<typeof accountSchema>;

export type Application<Details> = {
  readonly details: Details;
  /** Null for who is signed in already. */
  readonly account: NewAccount | null;
};

export function checkPartner(values: FormData) {
  return checkFields(partnerSchema, values);
}

export function checkPortal(values: FormData) {
  return checkFields(portalSchema, values);
}

/** An application together with its sign-in; what is wrong comes in the order of the form. */
export function withAccount<Details>(
  details: Checked<Details>,
  values: FormData,
): Checked<Application<Details>> {
  const account = checkFields(accountSchema, values);
  if (details.ok && account.ok) {
    return { ok: true, request: { details: details.request, account: account.request } };
  }
  const wrong = account.ok ? {} : account.errors;
  const areBothMissing =
    wrong.email === text.emailMissing && wrong.password === text.passwordMissing;
  return {
    ok: false,
    errors: {
      ...(details.ok ? {} : details.errors),
      ...wrong,
      ...(areBothMissing ? { email: text.credentials } : {}),
    },
  };
}

/** An application that goes with the account its sender is signed in to. */
export function withoutAccount<Details>(details: Checked<Details>): Checked<Application<Details>> {
  if (!details.ok) return details;
  return { ok: true, request: { details: details.request, account: null } };
}
