import { ActionLink } from "#app/components/ui/action-link.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { careers } from "#app/content/careers.ts";
import type { JobSummary } from "#app/content/documents.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./role-card.module.css";
import { useIsOpen } from "./use-is-open.ts";

/** One open role of the careers page. */
export function RoleCard({ job }: { readonly job: JobSummary }) {
  const isOpen = useIsOpen(job.validThrough);
  return (
    <article className={styles.role} aria-labelledby={job.slug}>
      <div>
        <p className={styles.facts}>
          <b>{job.department}</b>
          <span>{job.type}</span>
          <span>
            <Icon name="pin" />
            {job.location}
          </span>
        </p>
        <h3 className={typography.display} id={job.slug}>
          {job.title}
        </h3>
        <p className={styles.text}>{job.summary}</p>
      </div>
      <div>
        <h4 className={typography.label}>{careers.requirements}</h4>
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
            <span
              className={cn(buttonClass("primary", "small"), styles.closeButton)}
              role="link"
              aria-disabled="true"
            >
              {careers.apply}
            </span>
            <p className={styles.closed}>{careers.closed}</p>
          </>
        )}
      </div>
    </article>
  );
}
