import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { Breadcrumbs } from "#app/components/marketing/breadcrumbs.tsx";
import { FactList } from "#app/components/marketing/fact-list.tsx";
import { Story } from "#app/components/marketing/story.tsx";
import { careers, jobForm } from "#app/content/careers.ts";
import type { Job } from "#app/content/documents.ts";
import { site } from "#app/content/site.ts";
import { JobApplicationForm } from "#app/forms/job/job-application-form.tsx";
import { formatDate } from "#domain/formats.ts";
import "#app/styles/job.css";
import { jobCrumbs } from "./job-meta.ts";
import { useIsOpen } from "./use-is-open.ts";

/** Details of one role, and the form to apply for it (decision D7). */
export function JobPage({ job }: { readonly job: Job }) {
  const isOpen = useIsOpen(job.validThrough);
  return (
    <main id="main">
      <BarHero lines={[job.title]} text={job.summary} before={<Breadcrumbs crumbs={jobCrumbs} />}>
        <FactList facts={factsOf(job)} />
      </BarHero>
      <div className="wrap job">
        <Story html={job.html} />
        <aside className="job__asks" aria-labelledby="requirements">
          <h2 className="h" id="requirements">
            {careers.requirements}
          </h2>
          <ul>
            {job.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
          {isOpen && (
            <a className="btn" href="#apply">
              {careers.apply}
            </a>
          )}
        </aside>
      </div>
      <section className="sec sec--inset job__apply" aria-labelledby="apply">
        <div className="wrap">
          <div>
            <h2 className="d" id="apply">
              {jobForm.heading}
            </h2>
            <p>{isOpen ? jobForm.text : careers.closed}</p>
            <p>
              <a className="link" href={careers.resumes.href}>
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
