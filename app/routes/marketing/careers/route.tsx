import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Careers, from the first call to launch day",
    description:
      "Careers: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/careers",
  });
}

export default function CareersPage() {
  return (
    <main id="main">
      <BarHero lines={["Careers"]} />
    </main>
  );
}
