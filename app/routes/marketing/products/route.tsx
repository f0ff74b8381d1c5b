import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Products, from the first call to launch day",
    description:
      "Products: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/products",
  });
}

export default function ProductsPage() {
  return (
    <main id="main">
      <BarHero lines={["Products"]} />
    </main>
  );
}
