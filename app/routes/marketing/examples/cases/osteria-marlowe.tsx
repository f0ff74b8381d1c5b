import { osteriaMarlowe } from "#app/content/case-studies/osteria-marlowe.ts";
import { caseMeta } from "../case-meta.ts";
import { CaseStudyPage } from "../case-study-page.tsx";

export function meta() {
  return caseMeta("osteria-marlowe", osteriaMarlowe);
}

export default function OsteriaMarlowePage() {
  return <CaseStudyPage slug="osteria-marlowe" story={osteriaMarlowe} />;
}
