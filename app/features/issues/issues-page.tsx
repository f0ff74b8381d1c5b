import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useFocusNext } from "#app/browser/use-focus-next.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import notices from "#app/components/ui/notice.module.css";
import { notify } from "#app/components/ui/toast-host.tsx";
import { begunIssue, issueModes, issuesPage as labels } from "#app/content/issues.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import { DiscardPanel } from "./discard-panel.tsx";
import { issueIds } from "./issue-ids.ts";
import { IssueList } from "./issue-list.tsx";
import { noWords, type IssueWords } from "./issue.ts";
import { issueAddress, openIssueOf } from "./issues-address.ts";
import { issuesModeQuery, issuesQuery } from "./issues-queries.ts";
import styles from "./issues.module.css";
import { storeKept } from "./kept-words.ts";
import type { Discarding } from "./open-issue-props.ts";
import { OpenIssue } from "./open-issue.tsx";
import type { IssueTeam } from "./team-of-issues.ts";

/** Letters to all readers: written by the team, sent by owners. */
export function IssuesPage({ team }: { readonly team: IssueTeam }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const focusNext = useFocusNext();
  const list = useQuery(issuesQuery());
  const mode = useQuery(issuesModeQuery());
  const [discarding, setDiscarding] = useState<Discarding | null>(null);
  const open = openIssueOf(search);

  function go(id: string | null, focus: string) {
    focusNext(focus);
    void navigate({ search: issueAddress(id) });
  }

  /** Held by this browser until there is something to save; its address stays the same. */
  function begin(words: IssueWords = noWords) {
    const id = crypto.randomUUID();
    storeKept(team.userId, id, { words, version: 0 });
    go(id, issueIds.subject);
  }

  function copy(words: IssueWords) {
    begin(words);
    void notify(begunIssue.copied);
  }

  return (
    <div className={cn(stack(16), styles.page)}>
      {(mode.data === "off" || mode.data === "hosted") && (
        <p className={cn(notices.notice, notices.plain, styles.mode)}>
          <span>
            <b>{issueModes[mode.data].title}</b>
            <br />
            {issueModes[mode.data].text}
          </span>
        </p>
      )}
      {mode.isError && (
        <LoadFailure
          title={labels.modeFailed}
          reason={reasonFor(mode.error, labels.failures)}
          isRetrying={mode.isFetching}
          onRetry={() => void mode.refetch()}
        />
      )}
      {list.isError && (
        <LoadFailure
          title={labels.loadFailed}
          reason={reasonFor(list.error, labels.failures)}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {open === null ? (
        <IssueList
          issues={list.data}
          isFailed={list.isError}
          userId={team.userId}
          onOpen={() => focusNext(issueIds.title)}
          onNew={() => begin()}
        />
      ) : (
        <OpenIssue
          key={open}
          id={open}
          team={team}
          mode={mode.data}
          row={list.data?.find(({ id }) => id === open) ?? null}
          onClose={() => go(null, issueIds.row(open))}
          onCopy={copy}
          onDiscard={setDiscarding}
        />
      )}
      <DiscardPanel
        target={discarding}
        onClose={() => setDiscarding(null)}
        onDone={() => {
          setDiscarding(null);
          go(null, issueIds.add);
        }}
      />
    </div>
  );
}
