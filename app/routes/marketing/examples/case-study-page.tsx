import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import type { CaseSlug } from "#app/content/case-slugs.ts";
import type { CaseStory } from "#app/content/case-studies/case-story.ts";

type CaseStudyPageProps = { readonly slug: CaseSlug; readonly story: CaseStory };

export function CaseStudyPage({ story }: CaseStudyPageProps) {
  return (
    <main id="main">
      <BarHero lines={[story.meta.title]} />
    </main>
  );
}
