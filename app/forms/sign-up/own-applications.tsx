import { cn } from "#app/lib/cn.ts";
import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { cluster, row, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import typography from "#app/components/ui/typography.module.css";
import { application, applicationStates, ownApplications as labels } from "#app/content/sign-up.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import type { OwnApplication } from "./own-application.ts";
import styles from "./own-applications.module.css";
import type { OwnApplications as Loaded } from "./use-own-applications.ts";

type OwnApplicationsProps = { readonly loaded: Loaded };

/** What the signed-in visitor has applied for, and how far it is. */
export function OwnApplications({ loaded }: OwnApplicationsProps) {
  const { applications, failure, isLoading } = loaded;
  return (
    <section
      className={cn(stack(20), styles.applications)}
      aria-labelledby="mine"
      aria-busy={isLoading}
    >
      <h2 className={cn(typography.display, typography.steadyOnPhones)} id="mine">
        {labels.title}
      </h2>
      {failure && (
        <LoadFailure
          title={labels.failed}
          reason={failure === "unreachable" ? labels.unreachable : labels.other}
          isRetrying={isLoading}
          onRetry={loaded.reload}
        />
      )}
      {applications === null && !failure && (
        <p className={cn(row(12), typography.quiet, styles.waiting)} role="status">
          <Spinner />
          {labels.loading}
        </p>
      )}
      {applications?.length === 0 && <p>{labels.none}</p>}
      {applications && applications.length > 0 && (
        <ul className={parts.line}>
          {applications.map((one) => (
            <ApplicationCard key={one.id} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ApplicationCard({ one }: { readonly one: OwnApplication }) {
  const state = Object.hasOwn(applicationStates, one.status)
    ? applicationStates[one.status as keyof typeof applicationStates]
    : null;
  return (
    <li className={cn(stack(10), styles.application)} data-status={one.status}>
      <div className={cn(spread(0, "baseline"), styles.head)}>
        <h3 className={cn(typography.heading, textClass(20))}>{application[one.kind].title}</h3>
        <p className={cn(row(8), textClass(16, 600), styles.state)}>{state?.label ?? one.status}</p>
      </div>
      <dl className={cn(cluster(0, "top"), textClass(15), styles.facts)}>
        <div className={row(8, "top")}>
          <dt className={typography.quiet}>{labels.reference}</dt>
          <dd className={cn(typography.mono, styles.reference)}>{one.reference}</dd>
        </div>
        <div className={row(8, "top")}>
          <dt className={typography.quiet}>{labels.sent}</dt>
          <dd>
            <time dateTime={one.sentAt}>{readerDate(new Date(one.sentAt), "date")}</time>
          </dd>
        </div>
      </dl>
      {state && <p>{state[one.kind]}</p>}
    </li>
  );
}
