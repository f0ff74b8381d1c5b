import { ortegaClinics } from "#app/content/case-studies/ortega-clinics.ts";
import { caseMeta } from "../case-meta.ts";
import { CaseStudyPage } from "../case-study-page.tsx";

export function meta() {
  return caseMeta("ortega-clinics", ortegaClinics);
}

export default function OrtegaClinicsPage() {
  return <CaseStudyPage slug="ortega-clinics" story={ortegaClinics} />;
}
