import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Pricing, from the first call to launch day",
    description:
      "Pricing: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/pricing",
  });
}

export default function PricingPage() {
  return (
    <main id="main">
      <BarHero lines={["Pricing"]} />
    </main>
  );
}
