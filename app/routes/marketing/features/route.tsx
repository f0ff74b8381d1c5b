import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Features, from the first call to launch day",
    description:
      "Features: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/features",
  });
}

export default function FeaturesPage() {
  return (
    <main id="main">
      <BarHero lines={["Features"]} />
    </main>
  );
}
