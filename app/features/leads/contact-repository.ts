import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { visitorClient } from "#app/supabase/visitor-client.ts";
import type { ContactRequest } from "./contact-schema.ts";

/** A send that has no answer after this many milliseconds counts as failed; sending again cannot double it. */
const sendTimeout = 20_000;

/**
 * Stores a contact request (specification, section 7). Optional values go as empty strings, and the row is not asked
 * back. The database keeps one of two equal messages of ten minutes, so a retry is always safe.
 *
 * @throws RepositoryError
 */
export async function submitContact(request: ContactRequest): Promise<void> {
  const client = await visitorClient().catch((cause: unknown) => {
    throw new RepositoryError("unreachable", cause);
  });
  const { error, status } = await client
    .from("contact_submissions")
    .insert({
      name: request.name,
      email: request.email,
      company: request.company,
      project_type: request.projectType,
      budget: request.budget,
      message: request.message,
    })
    .abortSignal(AbortSignal.timeout(sendTimeout));
  if (error) throw new RepositoryError(failureOf(status), error);
}
