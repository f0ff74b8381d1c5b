import { referenceOf } from "#domain/reference.ts";
import type { SendOf } from "#domain/registry.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { staffClient } from "#app/supabase/staff-client.ts";
import { reportAttribution } from "#app/forms/report-attribution.ts";
import type { PartnerDetails } from "./application-schema.ts";

const send = {
  kind: "partner",
  prefix: "PA",
  table: "partner_applications",
} as const satisfies SendOf<"partner">;

/**
 * Stores an application to the partner program with the account that is signed in, and answers its reference. The
 * same id again is stored once.
 *
 * @throws RepositoryError
 */
export async function submitPartnerApplication(
  details: PartnerDetails,
  sendId: string,
): Promise<string> {
  const client = await staffClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  const { error, status } = await client.from(send.table).insert({
    id: sendId,
    company: details.company,
    website: details.site,
    partner_type: details.partnerType,
    tier_interest: details.tier,
    expected_referrals: details.referrals,
    message: details.message,
  });
  if (error) throw new RepositoryError(failureOf(status), error);
  const { data } = await client.auth.getSession();
  reportAttribution(send.kind, data.session?.user.email ?? "");
  return referenceOf(send, sendId);
}
