import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Partners, from the first call to launch day",
    description:
      "Partners: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/partners",
  });
}

export default function PartnersPage() {
  return (
    <main id="main">
      <BarHero lines={["Partners"]} />
    </main>
  );
}
