import { cluster, columns, divided, row } from "#app/components/layout-kit/layout-kit.ts";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import ruled from "#app/components/ui/ruled.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { careers } from "#app/content/careers.ts";
import type { JobSummary } from "#app/content/documents.ts";
import { cn } from "#app/lib/cn.ts";
import facts from "../fact-line.module.css";
import panels from "../panels.module.css";
import styles from "./role-card.module.css";
import { useIsOpen } from "./use-is-open.ts";

/** One open role of the careers page. */
export function RoleCard({ job }: { readonly job: JobSummary }) {
  const isOpen = useIsOpen(job.validThrough);
  return (
    <article className={cn(columns(2, 24), ruled.above, styles.role)} aria-labelledby={job.slug}>
      <div>
        <p className={cn(cluster(4), textClass(14, "quiet"), facts.facts)}>
          <b className={textClass(14, 600)}>{job.department}</b>
          <span>{job.type}</span>
          <span className={row(6)}>
            <Icon name="pin" />
            {job.location}
          </span>
        </p>
        <h3 className={typography.display} id={job.slug}>
          {job.title}
        </h3>
        <p className={cn(textClass(18, "quiet"), styles.text)}>{job.summary}</p>
      </div>
      <div className={panels.wideButtons}>
        <h4 className={cn(typography.label, typography.quiet)}>{careers.requirements}</h4>
        <ul className={divided}>
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
            <span className={buttonClass("primary", "small")} role="link" aria-disabled="true">
              {careers.apply}
            </span>
            <p className={cn(typography.quiet, styles.closed)}>{careers.closed}</p>
          </>
        )}
      </div>
    </article>
  );
}
