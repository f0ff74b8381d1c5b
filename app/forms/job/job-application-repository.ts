import type { JobSlug } from "#domain/job-slugs.ts";
import { referenceOf } from "#domain/reference.ts";
import type { SendOf } from "#domain/registry.ts";
import type { PageWord } from "#app/forms/page-word.ts";
import { reportAttribution } from "#app/forms/report-attribution.ts";
import { insertRow } from "#app/supabase/visitor-client.ts";
import { linksIn, type JobApplication } from "./job-application-schema.ts";

const send = {
  kind: "job",
  prefix: "JA",
  table: "job_applications",
} as const satisfies SendOf<"job">;

export type SentJobApplication = { readonly reference: string };

/**
 * Stores an application for a role under the id that its reference is made of.
 *
 * @throws RepositoryError
 */
export async function submitJobApplication(
  job: JobSlug,
  request: JobApplication,
  id: string,
  word: PageWord,
): Promise<SentJobApplication> {
  await insertRow(send.table, {
    id,
    job_slug: job,
    full_name: request.name,
    email: request.email,
    phone: request.phone,
    links: linksIn(request.links),
    message: request.message,
    cv_url: request.cvUrl,
  });
  reportAttribution(send.kind, request.email, word);
  return { reference: referenceOf(send, id) };
}
