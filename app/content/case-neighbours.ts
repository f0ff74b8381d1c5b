import type { CaseSlug } from "./case-slugs.ts";
import { caseStudies } from "./case-studies.ts";

/** A case study with the ones before and after it; the ten stand in a ring. */
export function caseWithNeighbours(slug: CaseSlug) {
  const index = caseStudies.findIndex((study) => study.slug === slug);
  const study = caseStudies[index];
  const previous = caseStudies.at(index - 1);
  const next = caseStudies[(index + 1) % caseStudies.length];
  if (!study || !previous || !next) throw new Error(`There is no case study ${slug}.`);
  return { study, previous, next };
}
