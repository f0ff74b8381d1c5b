import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useNow } from "#app/browser/use-now.ts";
import desk from "#app/components/console/console.module.css";
import { ShortTime } from "#app/components/console/short-time.tsx";
import states from "#app/components/console/states.module.css";
import { cluster, divided, spread, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import badges from "#app/components/ui/badge.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { issuesPage as labels } from "#app/content/issues.ts";
import { cn } from "#app/lib/cn.ts";
import { CountLine } from "./issue-counts.tsx";
import { IssueStateBadge } from "./issue-state.tsx";
import { issueIds } from "./issue-ids.ts";
import { isUntouched, type IssueRow } from "./issue.ts";
import { issueAddress } from "./issues-address.ts";
import { readerCountQuery } from "./issues-queries.ts";
import styles from "./issues.module.css";
import { allKept } from "./kept-words.ts";

type IssueListProps = {
  /** Undefined until they are read. */
  readonly issues: readonly IssueRow[] | undefined;
  readonly isFailed: boolean;
  readonly userId: string;
  readonly onOpen: () => void;
  readonly onNew: () => void;
};

/** All issues, and those that this browser alone knows. */
export function IssueList({ issues, isFailed, userId, onOpen, onNew }: IssueListProps) {
  const { data: readers } = useQuery(readerCountQuery());
  const now = useNow();
  const kept = allKept(userId);
  const known = new Set(issues?.map(({ id }) => id));
  const alone = [...kept].filter(([id, { words }]) => !known.has(id) && !isUntouched(words));
  const isEmpty = issues?.length === 0 && alone.length === 0;

  return (
    <>
      <div className={spread(16)}>
        <p className={cn(typography.quiet, styles.help)}>{labels.help}</p>
        <div className={cluster(16)}>
          <p className={textClass(14, 560)}>{readers !== undefined && labels.readers(readers)}</p>
          <button
            className={buttonClass("primary", "small")}
            id={issueIds.add}
            type="button"
            onClick={onNew}
          >
            {labels.add}
          </button>
        </div>
      </div>
      {!issues && !isFailed && (
        <p className={desk.waiting} role="status">
          <Spinner />
          {labels.loading}
        </p>
      )}
      {isEmpty && (
        <div className={states.empty}>
          <h2 className={typography.heading}>{labels.none}</h2>
          <p>{labels.noneHelp}</p>
        </div>
      )}
      {(alone.length > 0 || (issues && issues.length > 0)) && (
        <ul className={cn(surface(), divided, styles.list)} aria-label={labels.list}>
          {alone.map(([id, { words }]) => (
            <li key={id} className={styles.issue}>
              <IssueLink id={id} subject={words.subject} isKept onOpen={onOpen}>
                {labels.keptHere}
              </IssueLink>
            </li>
          ))}
          {issues?.map((issue) => (
            <li key={issue.id} className={styles.issue}>
              <IssueLink
                id={issue.id}
                subject={issue.subject}
                isKept={kept.has(issue.id)}
                onOpen={onOpen}
              >
                <When issue={issue} now={now} />
              </IssueLink>
              <IssueStateBadge state={issue.state} />
              {issue.state !== "draft" && <CountLine issue={issue} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type IssueLinkProps = {
  readonly id: string;
  readonly subject: string;
  /** Whether this browser holds what the server lacks. */
  readonly isKept: boolean;
  readonly onOpen: () => void;
  readonly children: React.ReactNode;
};

function IssueLink({ id, subject, isKept, onOpen, children }: IssueLinkProps) {
  return (
    <div className={cn(stack(4, "start"), styles.about)}>
      <p className={cluster(10)}>
        <Link
          className={cn(typography.link, textClass(15, 600))}
          id={issueIds.row(id)}
          to={{ search: issueAddress(id) }}
          onClick={onOpen}
        >
          <bdi>{subject.trim() || labels.untitled}</bdi>
        </Link>
        {isKept && <span className={badges.badge}>{labels.unsaved}</span>}
      </p>
      <p className={textClass(13, "quiet")}>{children}</p>
    </div>
  );
}

function When({ issue, now }: { readonly issue: IssueRow; readonly now: Date }) {
  const { startedAt, startedBy, changedAt, changedBy } = issue;
  const name = startedAt === null ? changedBy : startedBy;
  return (
    <>
      {startedAt === null ? labels.changed : labels.begun}{" "}
      <ShortTime isoTime={startedAt ?? changedAt} now={now} />{" "}
      {name !== "" && <bdi>{labels.by(name)}</bdi>}
    </>
  );
}
