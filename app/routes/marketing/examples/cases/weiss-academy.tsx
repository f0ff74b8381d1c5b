import { weissAcademy } from "#app/content/case-studies/weiss-academy.ts";
import { caseMeta } from "../case-meta.ts";
import { CaseStudyPage } from "../case-study-page.tsx";

export function meta() {
  return caseMeta("weiss-academy", weissAcademy);
}

export default function WeissAcademyPage() {
  return <CaseStudyPage slug="weiss-academy" story={weissAcademy} />;
}
