import { careers } from "#app/content/careers.ts";
import type { Job } from "#app/content/documents.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { breadcrumbList, jobPosting } from "#app/content/structured-data.ts";

export const jobCrumbs = [{ name: careers.name, path: "/careers" }] as const;

export function jobMeta(job: Job) {
  const path = `/careers/${job.slug}`;
  return pageMeta({
    title: job.metaTitle,
    description: job.description,
    path,
    structuredData: [
      jobPosting({ ...job, path }),
      breadcrumbList([...jobCrumbs, { name: job.title, path }]),
    ],
  });
}
