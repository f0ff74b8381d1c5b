import job from "#app/content/jobs/senior-product-engineer.md";
import { jobMeta } from "../job-meta.ts";
import { JobPage } from "../job-page.tsx";

export function meta() {
  return jobMeta(job);
}

export default function Job() {
  return <JobPage job={job} />;
}
