import layout from "#app/components/layout-kit/layout-kit.module.css";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { Breadcrumbs } from "#app/components/marketing/breadcrumbs.tsx";
import { FactList } from "#app/components/marketing/fact-list.tsx";
import sections from "#app/components/marketing/section.module.css";
import { Story } from "#app/components/marketing/story.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { careers, jobForm } from "#app/content/careers.ts";
import type { Job } from "#app/content/documents.ts";
import { site } from "#app/content/site.ts";
import { JobApplicationForm } from "#app/forms/job/job-application-form.tsx";
import { cn } from "#app/lib/cn.ts";
import { formatDate } from "#domain/formats.ts";
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
      <div className={cn(layout.pageWidth, styles.layout)}>
        <Story html={job.html} />
        <aside className={styles.requirements} aria-labelledby="requirements">
          <h2 className={typography.heading} id="requirements">
            {careers.requirements}
          </h2>
          <ul>
            {job.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
          {isOpen && (
            <a className={buttonClass()} href="#apply">
              {careers.apply}
            </a>
          )}
        </aside>
      </div>
      <section
        className={cn(sections.section, sections.inset, styles.apply)}
        aria-labelledby="apply"
      >
        <div className={layout.pageWidth}>
          <div>
            <h2 className={typography.display} id="apply">
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
