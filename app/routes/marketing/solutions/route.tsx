import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Solutions, from the first call to launch day",
    description:
      "Solutions: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/solutions",
  });
}

export default function SolutionsPage() {
  return (
    <main id="main">
      <BarHero lines={["Solutions"]} />
    </main>
  );
}
