import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Application, from the first call to launch day",
    description:
      "Application: what Perilune builds, hosts and looks after for businesses that have outgrown their website.",
    path: "/application-form",
  });
}

export default function ApplicationFormPage() {
  return (
    <main id="main">
      <BarHero lines={["Application"]} />
    </main>
  );
}
