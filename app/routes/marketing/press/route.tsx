import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Press, from the first call to launch day",
    description:
      "Press: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/press",
  });
}

export default function PressPage() {
  return (
    <main id="main">
      <BarHero lines={["Press"]} />
    </main>
  );
}
