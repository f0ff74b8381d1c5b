import layout from "#app/components/layout-kit/layout-kit.module.css";
import { divided, surface } from "#app/components/layout-kit/layout-kit.ts";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { Breadcrumbs } from "#app/components/marketing/breadcrumbs.tsx";
import { FactList } from "#app/components/marketing/fact-list.tsx";
import sections from "#app/components/marketing/section.module.css";
import { Story } from "#app/components/marketing/story.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import { part, steadyHeading } from "#app/components/ui/heading.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { careers, jobForm } from "#app/content/careers.ts";
import type { Job } from "#app/content/documents.ts";
import { site } from "#app/content/site.ts";
import { JobApplicationForm } from "#app/forms/job/job-application-form.tsx";
import { cn } from "#app/lib/cn.ts";
import { formatDate } from "#domain/formats.ts";
import panels from "../panels.module.css";
import { jobCrumbs } from "./job-meta.ts";
import styles from "./job-page.module.css";
import { useIsOpen } from "./use-is-open.ts";

/** Details of one role, and the form to apply for it (decision D7). */
export function JobPage({ job }: { readonly job: Job }) {
  const isOpen = useIsOpen(job.validThrough);
  return (
    <main id="main">
      <BarHero lines={[job.title]} text={job.summary} before={<Breadcrumbs crumbs={jobCrumbs} />}>
        <FactList facts={factsOf(job)} />
      </BarHero>
      <div className={cn(layout.pageWidth, panels.split, styles.columns)} data-whole="">
        <Story html={job.html} />
        <aside
          className={cn(surface("large"), panels.beside, styles.requirements)}
          aria-labelledby="requirements"
        >
          <h2 className={steadyHeading(24)} id="requirements">
            {careers.requirements}
          </h2>
          <ul className={cn(divided, textClass(15))}>
            {job.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
          {isOpen && (
            <a className={cn(buttonClass(), panels.screenOnly, styles.applyLink)} href="#apply">
              {careers.apply}
            </a>
          )}
        </aside>
      </div>
      <section
        className={cn(
          sections.section,
          sections.inset,
          panels.closing,
          panels.screenOnly,
          styles.apply,
        )}
        aria-labelledby="apply"
      >
        <div className={cn(layout.pageWidth, panels.split)}>
          <div>
            <h2 className={cn(typography.display, part)} id="apply">
              {jobForm.heading}
            </h2>
            <p>{isOpen ? jobForm.text : careers.closed}</p>
            <p>
              <a className={typography.link} href={careers.resumes.href}>
                {site.email}
              </a>
            </p>
          </div>
          {isOpen && <JobApplicationForm job={job.slug} />}
        </div>
      </section>
    </main>
  );
}

function factsOf(job: Job) {
  const { terms } = careers;
  return [
    { label: terms.location, value: job.location },
    { label: terms.type, value: job.type },
    { label: terms.department, value: job.department },
    { label: terms.posted, value: formatDate(job.datePosted) },
    { label: terms.validThrough, value: formatDate(job.validThrough) },
  ];
}
