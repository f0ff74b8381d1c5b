import { brightwaterPartners } from "#app/content/case-studies/brightwater-partners.ts";
import { caseMeta } from "../case-meta.ts";
import { CaseStudyPage } from "../case-study-page.tsx";

export function meta() {
  return caseMeta("brightwater-partners", brightwaterPartners);
}

export default function BrightwaterPartnersPage() {
  return <CaseStudyPage slug="brightwater-partners" story={brightwaterPartners} />;
}
