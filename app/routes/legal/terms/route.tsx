import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Terms, from the first call to launch day",
    description:
      "Terms: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/terms",
  });
}

export default function TermsPage() {
  return (
    <main id="main">
      <BarHero lines={["Terms"]} />
    </main>
  );
}
