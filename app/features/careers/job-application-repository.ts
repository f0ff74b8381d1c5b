import type { JobSlug } from "#app/content/document-slugs.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { tellSource } from "#app/supabase/tell-source.ts";
import { insertRow } from "#app/supabase/visitor-client.ts";
import { linksIn, type JobApplication } from "./job-application-schema.ts";

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
): Promise<SentJobApplication> {
  await insertRow("job_applications", {
    id,
    job_slug: job,
    full_name: request.name,
    email: request.email,
    phone: request.phone,
    links: linksIn(request.links),
    message: request.message,
    cv_url: request.cvUrl,
  });
  tellSource("job", request.email);
  return { reference: referenceOf("job", id) };
}
