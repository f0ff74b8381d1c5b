import { newReference } from "#app/lib/reference.ts";
import type { PartnerDetails } from "./application-schema.ts";

/**
 * Takes an application to the partner program and answers its reference. It succeeds locally; what happens to it
 * afterwards is this function's business alone.
 *
 * @throws RepositoryError
 */
export function submitPartnerApplication(_details: PartnerDetails): Promise<string> {
  return Promise.resolve(newReference("PA"));
}
