import { caseWithNeighbours } from "#app/content/case-neighbours.ts";
import type { CaseSlug } from "#app/content/case-slugs.ts";
import type { CaseStory } from "#app/content/case-studies/case-story.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { breadcrumbList } from "#app/content/structured-data.ts";

/** The way to a case study. */
export const caseCrumbs = [{ name: "Examples", path: "/examples" }] as const;

export function caseMeta(slug: CaseSlug, { meta }: CaseStory) {
  const path = `/examples/${slug}`;
  const name = caseWithNeighbours(slug).study.title;
  const structuredData = [breadcrumbList([...caseCrumbs, { name, path }])];
  return pageMeta({ ...meta, path, structuredData });
}
