import { referenceOf } from "#domain/reference.ts";
import type { SendOf } from "#domain/registry.ts";
import type { PageWord } from "#app/forms/page-word.ts";
import { reportAttribution } from "#app/forms/report-attribution.ts";
import { insertRow } from "#app/supabase/visitor-client.ts";
import type { ConsultationRequest } from "./consultation-schema.ts";

const send = {
  kind: "consultation",
  prefix: "LC",
  table: "consultation_applications",
} as const satisfies SendOf<"consultation">;

export type SubmittedConsultation = {
  readonly id: string;
  readonly reference: string;
  readonly request: ConsultationRequest;
};

/**
 * Stores a consultation application under the id that its reference is made of.
 *
 * @throws RepositoryError
 */
export async function submitConsultation(
  request: ConsultationRequest,
  id: string,
  word: PageWord,
): Promise<SubmittedConsultation> {
  await insertRow(send.table, {
    id,
    first_name: request.firstName,
    last_name: request.lastName,
    email: request.email,
    phone: request.phone,
    company: request.company,
    position: request.position,
    project_title: request.projectTitle,
    project_description: request.projectDescription,
    project_type: request.projectType,
    budget: request.budget,
    timeline: request.timeline,
    services: request.services,
    current_website: request.currentWebsite,
    competitors: request.competitors,
    target_audience: request.targetAudience,
    goals: request.goals,
    additional_info: request.additionalInfo,
    consultation_type: request.consultationType,
    preferred_date: request.preferredDate || null,
    preferred_time: request.preferredTime,
    timezone: request.timezone,
    agree_to_terms: request.agreeToTerms,
    agree_to_marketing: request.agreeToMarketing,
    zone_name: request.zoneName,
  });
  reportAttribution(send.kind, request.email, word);
  return { id, reference: referenceOf(send, id), request };
}
