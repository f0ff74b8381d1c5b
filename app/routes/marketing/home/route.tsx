import { home } from "#app/content/home.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { Hero } from "./hero.tsx";

export function meta() {
  return pageMeta({ ...home.meta, path: "/" });
}

export default function HomePage() {
  return (
    <main id="main">
      <Hero />
    </main>
  );
}
