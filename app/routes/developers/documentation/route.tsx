import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Documentation, from the first call to launch day",
    description:
      "Documentation: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/documentation",
  });
}

export default function DocumentationPage() {
  return (
    <main id="main">
      <BarHero lines={["Documentation"]} />
    </main>
  );
}
