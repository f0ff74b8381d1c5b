import { harborviewHomes } from "#app/content/case-studies/harborview-homes.ts";
import { caseMeta } from "../case-meta.ts";
import { CaseStudyPage } from "../case-study-page.tsx";

export function meta() {
  return caseMeta("harborview-homes", harborviewHomes);
}

export default function HarborviewHomesPage() {
  return <CaseStudyPage slug="harborview-homes" story={harborviewHomes} />;
}
