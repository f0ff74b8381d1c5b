import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Sign up, from the first call to launch day",
    description:
      "Sign up: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/auth",
    isIndexed: false,
  });
}

export default function AuthPage() {
  return (
    <main id="main">
      <BarHero lines={["Sign up"]} />
    </main>
  );
}
