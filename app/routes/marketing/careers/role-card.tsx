import { ActionLink } from "#app/components/ui/action-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { careers } from "#app/content/careers.ts";
import type { JobSummary } from "#app/content/documents.ts";
import { useIsOpen } from "./use-is-open.ts";

/** One open role of the careers page. */
export function RoleCard({ job }: { readonly job: JobSummary }) {
  const isOpen = useIsOpen(job.validThrough);
  return (
    <article className="role" aria-labelledby={job.slug}>
      <div>
        <p className="role__meta">
          <b>{job.department}</b>
          <span>{job.type}</span>
          <span>
            <Icon name="pin" />
            {job.location}
          </span>
        </p>
        <h3 className="d" id={job.slug}>
          {job.title}
        </h3>
        <p className="role__text">{job.summary}</p>
      </div>
      <div className="role__side">
        <h4 className="label">{careers.requirements}</h4>
        <ul>
          {job.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        {isOpen ? (
          <ActionLink
            to={`/careers/${job.slug}`}
            label={careers.apply}
            context={job.title}
            look="line"
            size="small"
            icon="arrow"
          />
        ) : (
          <>
            <span className="btn btn--s role__shut" role="link" aria-disabled="true">
              {careers.apply}
            </span>
            <p className="role__closed">{careers.closed}</p>
          </>
        )}
      </div>
    </article>
  );
}
