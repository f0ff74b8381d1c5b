import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Security, from the first call to launch day",
    description:
      "Security: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/security",
  });
}

export default function SecurityPage() {
  return (
    <main id="main">
      <BarHero lines={["Security"]} />
    </main>
  );
}
