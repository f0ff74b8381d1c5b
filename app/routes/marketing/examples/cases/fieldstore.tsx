import { fieldstore } from "#app/content/case-studies/fieldstore.ts";
import { caseMeta } from "../case-meta.ts";
import { CaseStudyPage } from "../case-study-page.tsx";

export function meta() {
  return caseMeta("fieldstore", fieldstore);
}

export default function FieldstorePage() {
  return <CaseStudyPage slug="fieldstore" story={fieldstore} />;
}
