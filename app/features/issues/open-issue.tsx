import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import desk from "#app/components/console/console.module.css";
import states from "#app/components/console/states.module.css";
import { cluster, spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { issueEditor } from "#app/content/issue-editor.ts";
import { issuesPage as labels } from "#app/content/issues.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import { BegunIssue } from "./begun-issue.tsx";
import { IssueEditor } from "./issue-editor.tsx";
import { IssueStateBadge } from "./issue-state.tsx";
import { issueIds } from "./issue-ids.ts";
import type { StoredIssue } from "./issue.ts";
import { issueQuery } from "./issues-queries.ts";
import styles from "./issues.module.css";
import { readKept } from "./kept-words.ts";
import type { OpenIssueProps } from "./open-issue-props.ts";

/** One issue: to write while it is a draft, to follow from then on. */
export function OpenIssue(props: OpenIssueProps) {
  const { id, team, row, onClose } = props;
  // Of a new one the server knows nothing before its first save, which puts it into the cache.
  const [isFresh] = useState(() => readKept(team.userId, id)?.version === 0);
  const query = useQuery({
    ...issueQuery(id),
    enabled: ({ state: { data } }) => !isFresh || Boolean(data),
  });
  const stored = query.data ?? null;
  const subject = stored?.words.subject ?? row?.subject ?? "";
  const title = isFresh && stored === null ? issueEditor.newTitle : labels.untitled;
  // The list is read again and again while it goes out, its words are not.
  const hasBegun = stored !== null && stored.state !== "draft";
  const state = (hasBegun ? (row?.state ?? stored.state) : stored?.state) ?? "draft";

  return (
    <>
      <div className={spread(12)}>
        <div className={cn(cluster(12), styles.about)}>
          <h2
            className={cn(typography.heading, textClass(20), styles.title)}
            id={issueIds.title}
            tabIndex={-1}
          >
            <bdi>{subject.trim() || title}</bdi>
          </h2>
          <IssueStateBadge state={state} />
        </div>
        <button
          className={cn(buttonClass("ghost", "small"), styles.back)}
          type="button"
          onClick={onClose}
        >
          <Icon name="back" />
          {labels.back}
        </button>
      </div>
      {query.isError && (
        <LoadFailure
          title={labels.openFailed}
          reason={reasonFor(query.error, labels.failures)}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data === undefined && !isFresh ? (
        !query.isError && (
          <p className={desk.waiting} role="status">
            <Spinner />
            {labels.loading}
          </p>
        )
      ) : (
        <Opened {...props} stored={stored} isFresh={isFresh} />
      )}
    </>
  );
}

type OpenedProps = OpenIssueProps & {
  readonly stored: StoredIssue | null;
  readonly isFresh: boolean;
};

function Opened({ stored, isFresh, ...props }: OpenedProps) {
  const { id, team, onClose } = props;
  /** Lets what this browser holds be looked for once more. */
  const [, setDrops] = useState(0);
  const isDraft = stored ? stored.state === "draft" : isFresh;
  // What was typed stays in the editor, also when the issue has gone out without it.
  if (isDraft || readKept(team.userId, id) !== null) {
    return <IssueEditor {...props} stored={stored} onDrop={() => setDrops((count) => count + 1)} />;
  }
  if (stored) return <BegunIssue {...props} stored={stored} />;
  return (
    <div className={states.empty}>
      <h3 className={typography.heading}>{labels.missing}</h3>
      <p>{labels.missingHelp}</p>
      <button className={buttonClass("line", "small")} type="button" onClick={onClose}>
        {labels.back}
      </button>
    </div>
  );
}
