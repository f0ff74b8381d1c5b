import { referenceOf } from "#domain/reference.ts";
import type { SendOf } from "#domain/registry.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { staffClient } from "#app/supabase/staff-client.ts";
import type { PageWord } from "#app/forms/page-word.ts";
import { reportAttribution } from "#app/forms/report-attribution.ts";
import type { PartnerDetails, PortalDetails } from "./application-schema.ts";
import { stackOf } from "./stack-of.ts";

const partner = {
  kind: "partner",
  prefix: "PA",
  table: "partner_applications",
} as const satisfies SendOf<"partner">;

const engineer = {
  kind: "engineer",
  prefix: "EP",
  table: "portal_applications",
} as const satisfies SendOf<"engineer">;

/**
 * Stores an application with the account that is signed in, and answers its reference. The same id again is stored once.
 *
 * @throws RepositoryError
 */
async function submit(
  send: typeof partner | typeof engineer,
  id: string,
  word: PageWord,
  row: Readonly<Record<string, unknown>>,
): Promise<string> {
  const client = await staffClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  const { error, status } = await client.from(send.table).insert({ id, ...row });
  if (error) throw new RepositoryError(failureOf(status), error);
  const { data } = await client.auth.getSession();
  reportAttribution(send.kind, data.session?.user.email ?? "", word);
  return referenceOf(send, id);
}

/** To the partner program. @throws RepositoryError */
export function submitPartnerApplication(
  details: PartnerDetails,
  id: string,
  word: PageWord,
): Promise<string> {
  return submit(partner, id, word, {
    company: details.company,
    website: details.site,
    partner_type: details.partnerType,
    tier_interest: details.tier,
    expected_referrals: details.referrals,
    message: details.message,
  });
}

/** To the engineering portal. @throws RepositoryError */
export function submitPortalApplication(
  details: PortalDetails,
  id: string,
  word: PageWord,
): Promise<string> {
  return submit(engineer, id, word, {
    full_name: details.fullName,
    profile_url: details.portfolio,
    stack: stackOf(details.stack),
    availability: details.availability,
    message: details.message,
  });
}
