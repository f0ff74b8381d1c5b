import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "About, from the first call to launch day",
    description:
      "About: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/about",
  });
}

export default function AboutPage() {
  return (
    <main id="main">
      <BarHero lines={["About"]} />
    </main>
  );
}
