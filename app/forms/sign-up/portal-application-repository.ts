import { referenceOf } from "#domain/reference.ts";
import type { SendOf } from "#domain/registry.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { staffClient } from "#app/supabase/staff-client.ts";
import { reportAttribution } from "#app/forms/report-attribution.ts";
import type { PortalDetails } from "./application-schema.ts";
import { stackOf } from "./stack-of.ts";

const send = {
  kind: "engineer",
  prefix: "EP",
  table: "portal_applications",
} as const satisfies SendOf<"engineer">;

/**
 * Stores an application to the engineering portal with the account that is signed in, and answers its reference. The
 * same id again is stored once.
 *
 * @throws RepositoryError
 */
export async function submitPortalApplication(
  details: PortalDetails,
  sendId: string,
): Promise<string> {
  const client = await staffClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  const { error, status } = await client.from(send.table).insert({
    id: sendId,
    full_name: details.fullName,
    profile_url: details.portfolio,
    stack: stackOf(details.stack),
    availability: details.availability,
    message: details.message,
  });
  if (error) throw new RepositoryError(failureOf(status), error);
  const { data } = await client.auth.getSession();
  reportAttribution(send.kind, data.session?.user.email ?? "");
  return referenceOf(send, sendId);
}
