import type { CaseSlug } from "#app/content/case-slugs.ts";
import type { CaseStory } from "#app/content/case-studies/case-story.ts";
import { pageMeta } from "#app/content/page-meta.ts";

export function caseMeta(slug: CaseSlug, { meta }: CaseStory) {
  return pageMeta({ ...meta, path: `/examples/${slug}` });
}
