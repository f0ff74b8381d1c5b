import * as z from "zod/mini";
import { consultation } from "#app/content/consultation.ts";
import {
  consultationBudgets,
  consultationTypes,
  preferredTimes,
  projectTypes,
  services,
  timelines,
  timezones,
} from "#domain/lead-options.ts";
import {
  checkFields,
  emailText,
  oneOf,
  optionalOneOf,
  optionalText,
  requiredText,
} from "#app/forms/form-schema.ts";

const text = consultation.errors;

function required(message: string, most = 200) {
  return requiredText(most, message, text.tooLong);
}

function optional(most = 2000) {
  return optionalText(most, text.tooLong);
}

/** The visitor's tomorrow. Dates written `2026-11-20` have the order of their text. */
function isFromTomorrow(date: string): boolean {
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  return date === "" || (/^\d{4}-\d{2}-\d{2}$/.test(date) && date > today);
}

/** Everything but the services, which are a list, under the names of the specification, in the order of the form. */
const fieldsSchema = z.object({
  firstName: required(text.firstName),
  lastName: required(text.lastName),
  email: emailText({ missing: text.emailMissing, shape: text.emailShape, long: text.tooLong }),
  phone: required(text.phone, 50),
  company: optional(200),
  position: optional(200),
  projectTitle: required(text.projectTitle),
  projectDescription: required(text.projectDescription, 10_000),
  budget: oneOf(consultationBudgets, text.budget),
  timeline: oneOf(timelines, text.timeline),
  projectType: optionalOneOf(projectTypes, text.notAnOption),
  currentWebsite: optional(500),
  competitors: optional(),
  targetAudience: optional(),
  goals: optional(),
  additionalInfo: optional(10_000),
  consultationType: oneOf(consultationTypes, text.consultationType),
  preferredDate: z.string().check(z.refine(isFromTomorrow, text.date)),
  preferredTime: optionalOneOf(preferredTimes, text.notAnOption),
  timezone: optionalOneOf(timezones, text.notAnOption),
  agreeToTerms: z.string().check(z.refine((value) => value === "on", text.agreeToTerms)),
  agreeToMarketing: z.string(),
});

export type ConsultationRequest = Omit<
  z.infer<typeof fieldsSchema>,
  "agreeToTerms" | "agreeToMarketing"
> & {
  /** May be empty: services look required and are not enforced (decision D40). */
  readonly services: readonly string[];
  readonly agreeToTerms: true;
  readonly agreeToMarketing: boolean;
  /** The visitor's own zone beside the nearest of the six: `Europe/Lisbon`. */
  readonly zoneName: string;
};

/** Reads the application; what is wrong comes as one sentence a field, in the order of the form. */
export function checkConsultation(values: FormData) {
  const checked = checkFields(fieldsSchema, values);
  if (!checked.ok) return checked;
  const request: ConsultationRequest = {
    ...checked.request,
    services: values.getAll("services").filter(isService),
    agreeToTerms: true,
    agreeToMarketing: checked.request.agreeToMarketing === "on",
    zoneName: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return { ok: true, request } as const;
}

function isService(value: FormDataEntryValue): value is (typeof services)[number] {
  return services.some((service) => service === value);
}
