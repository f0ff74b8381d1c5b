import { priceFitness } from "#app/content/case-studies/price-fitness.ts";
import { caseMeta } from "../case-meta.ts";
import { CaseStudyPage } from "../case-study-page.tsx";

export function meta() {
  return caseMeta("price-fitness", priceFitness);
}

export default function PriceFitnessPage() {
  return <CaseStudyPage slug="price-fitness" story={priceFitness} />;
}
