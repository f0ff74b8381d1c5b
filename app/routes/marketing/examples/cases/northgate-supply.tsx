import { northgateSupply } from "#app/content/case-studies/northgate-supply.ts";
import { caseMeta } from "../case-meta.ts";
import { CaseStudyPage } from "../case-study-page.tsx";

export function meta() {
  return caseMeta("northgate-supply", northgateSupply);
}

export default function NorthgateSupplyPage() {
  return <CaseStudyPage slug="northgate-supply" story={northgateSupply} />;
}
