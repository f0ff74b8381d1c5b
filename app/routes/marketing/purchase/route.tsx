import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Purchase, from the first call to launch day",
    description:
      "Purchase: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/purchase",
    isIndexed: false,
  });
}

export default function PurchasePage() {
  return (
    <main id="main">
      <BarHero lines={["Purchase"]} />
    </main>
  );
}
