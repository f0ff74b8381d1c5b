import { jobs } from "virtual:documents/jobs";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { ClosingBand } from "#app/components/marketing/closing-band.tsx";
import { FactList } from "#app/components/marketing/fact-list.tsx";
import sections from "#app/components/marketing/section.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { careers } from "#app/content/careers.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import { RoleCard } from "./role-card.tsx";

export function meta() {
  return pageMeta({ ...careers.meta, path: "/careers" });
}

export default function CareersPage() {
  return (
    <main id="main">
      <BarHero lines={careers.headline} text={careers.text}>
        <FactList facts={careers.facts} />
      </BarHero>
      <section className={cn(sections.section, panels.near)} aria-labelledby="roles">
        <div className={layout.pageWidth}>
          <h2 className={typography.visuallyHidden} id="roles">
            {careers.rolesHeading}
          </h2>
          {jobs.map((job) => (
            <RoleCard key={job.slug} job={job} />
          ))}
        </div>
      </section>
      <ClosingBand lines={careers.resumes.lines} text={careers.resumes.text}>
        <a className={buttonClass()} href={careers.resumes.href}>
          <Icon name="mail" />
          {careers.resumes.action}
        </a>
      </ClosingBand>
    </main>
  );
}
