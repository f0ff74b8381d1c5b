import { northlineTalent } from "#app/content/case-studies/northline-talent.ts";
import { caseMeta } from "../case-meta.ts";
import { CaseStudyPage } from "../case-study-page.tsx";

export function meta() {
  return caseMeta("northline-talent", northlineTalent);
}

export default function NorthlineTalentPage() {
  return <CaseStudyPage slug="northline-talent" story={northlineTalent} />;
}
