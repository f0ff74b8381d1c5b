import { ClosingBand } from "#app/components/marketing/closing-band.tsx";
import heroes from "#app/components/marketing/hero.module.css";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { StatStrip } from "#app/components/marketing/stat-strip.tsx";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { about } from "#app/content/about.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { Purpose } from "./purpose.tsx";
import { Team } from "./team.tsx";
import { Values } from "./values.tsx";

export function meta() {
  return pageMeta({ ...about.meta, path: "/about" });
}

export default function AboutPage() {
  const { closing } = about;
  return (
    <main id="main">
      <PageHero lines={about.headline} text={about.text}>
        <div className={heroes.actions}>
          <ActionLink to="/contact" label={closing.contact} icon="arrow" />
        </div>
      </PageHero>
      <StatStrip stats={about.stats} />
      <Purpose />
      <Values />
      <Team />
      <ClosingBand lines={closing.lines} text={closing.text}>
        <ActionLink to="/contact" label={closing.contact} icon="arrow" />
        <ActionLink to="/careers" label={closing.careers} look="line" />
      </ClosingBand>
    </main>
  );
}
