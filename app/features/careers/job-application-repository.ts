import type { JobSlug } from "#app/content/document-slugs.ts";
import type { JobApplication } from "./job-application-schema.ts";

/**
 * Takes an application for a role. It succeeds locally, as the other forms of the specification's section 7 do; what
 * happens to it afterwards is this function's business alone.
 */
export function submitJobApplication(_job: JobSlug, _request: JobApplication): Promise<void> {
  return Promise.resolve();
}
