import { newReference } from "#app/lib/reference.ts";
import type { ConsultationRequest } from "./consultation-schema.ts";

export type SubmittedConsultation = {
  readonly reference: string;
  readonly request: ConsultationRequest;
};

/**
 * Takes a consultation application. Nothing leaves the browser: the specification's application makes no calls
 * (section 7), so it ends with a reference and the visible success path.
 *
 * @throws RepositoryError
 */
export function submitConsultation(request: ConsultationRequest): Promise<SubmittedConsultation> {
  return Promise.resolve({ reference: newReference("LC"), request });
}
