import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "API, from the first call to launch day",
    description:
      "API: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/api",
  });
}

export default function ApiPage() {
  return (
    <main id="main">
      <BarHero lines={["API"]} />
    </main>
  );
}
