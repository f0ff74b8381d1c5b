import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Support, from the first call to launch day",
    description:
      "Support: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/support",
  });
}

export default function SupportPage() {
  return (
    <main id="main">
      <BarHero lines={["Support"]} />
    </main>
  );
}
