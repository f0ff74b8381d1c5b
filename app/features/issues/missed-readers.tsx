import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNow } from "#app/browser/use-now.ts";
import { ShortTime } from "#app/components/console/short-time.tsx";
import { cluster, divided, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { begunIssue as labels, issuesPage, type ReaderList } from "#app/content/issues.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import type { IssueLetters, MissedReader } from "./issue.ts";
import { missedReadersQuery } from "./issues-queries.ts";
import styles from "./issues.module.css";

const lists: readonly ReaderList[] = ["refused", "bounced", "skipped"];

type MissedReadersProps = { readonly id: string; readonly letters: IssueLetters };

/** Who did not get it and why, on demand. */
export function MissedReaders({ id, letters }: MissedReadersProps) {
  const [open, setOpen] = useState<ReaderList | null>(null);
  const there = lists.filter((list) => letters[list] > 0);
  if (there.length === 0) return null;
  return (
    <div className={stack(12)}>
      <div className={cluster(8)}>
        {there.map((list) => (
          <button
            key={list}
            className={buttonClass("line", "tiny")}
            type="button"
            aria-expanded={open === list}
            onClick={() => setOpen(open === list ? null : list)}
          >
            {labels.lists[list](letters[list])}
          </button>
        ))}
      </div>
      {open !== null && <ReadersOf id={id} list={open} count={letters[open]} />}
    </div>
  );
}

type ReadersOfProps = {
  readonly id: string;
  readonly list: ReaderList;
  readonly count: number;
};

function ReadersOf({ id, list, count }: ReadersOfProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...missedReadersQuery(id, list, count),
    // Another number is another reading; until it is there, the one before stands.
    placeholderData: (before, query) => (query?.queryKey[3] === list ? before : undefined),
  });
  if (error) {
    return (
      <LoadFailure
        title={labels.listFailed}
        reason={reasonFor(error, issuesPage.failures)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <p role="status">{labels.listLoading}</p>;
  if (data.length === 0) return <p className={textClass(14, "quiet")}>{labels.listNone}</p>;
  return (
    <>
      <ul className={cn(surface(), divided)} aria-label={labels.lists[list](count)}>
        {data.map((reader) => (
          <ReaderRow key={`${reader.email} ${reader.at}`} reader={reader} />
        ))}
      </ul>
      {data.length < count && (
        <p className={textClass(13, "quiet")}>{labels.listEnds(data.length)}</p>
      )}
    </>
  );
}

function ReaderRow({ reader: { email, at, reason } }: { readonly reader: MissedReader }) {
  const now = useNow();
  return (
    <li className={styles.reader}>
      <b className={textClass(14, 600)}>
        <bdi>{email || labels.erased}</bdi>
      </b>
      <span className={textClass(13, "quiet")}>
        {at !== null && <ShortTime isoTime={at} now={now} />}
      </span>
      <span className={cn(textClass(13), styles.about)}>
        <bdi>{reason}</bdi>
      </span>
    </li>
  );
}
