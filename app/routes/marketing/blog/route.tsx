import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Blog, from the first call to launch day",
    description:
      "Blog: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/blog",
  });
}

export default function BlogPage() {
  return (
    <main id="main">
      <BarHero lines={["Blog"]} />
    </main>
  );
}
