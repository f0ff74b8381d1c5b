import { jobs } from "virtual:documents/jobs";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { ClosingBand } from "#app/components/marketing/closing-band.tsx";
import { FactList } from "#app/components/marketing/fact-list.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { careers } from "#app/content/careers.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import "#app/styles/careers.css";
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
      <section className="sec sec--roles" aria-labelledby="roles">
        <div className="wrap">
          <h2 className="vh" id="roles">
            {careers.rolesHeading}
          </h2>
          {jobs.map((job) => (
            <RoleCard key={job.slug} job={job} />
          ))}
        </div>
      </section>
      <ClosingBand lines={careers.resumes.lines} text={careers.resumes.text}>
        <a className="btn" href={careers.resumes.href}>
          <Icon name="mail" />
          {careers.resumes.action}
        </a>
      </ClosingBand>
    </main>
  );
}
