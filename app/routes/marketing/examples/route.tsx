import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Examples, from the first call to launch day",
    description:
      "Examples: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/examples",
  });
}

export default function ExamplesPage() {
  return (
    <main id="main">
      <BarHero lines={["Examples"]} />
    </main>
  );
}
