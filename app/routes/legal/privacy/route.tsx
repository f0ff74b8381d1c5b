import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Privacy, from the first call to launch day",
    description:
      "Privacy: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/privacy",
  });
}

export default function PrivacyPage() {
  return (
    <main id="main">
      <BarHero lines={["Privacy"]} />
    </main>
  );
}
