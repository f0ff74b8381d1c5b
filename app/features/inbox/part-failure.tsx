import { useState } from "react";
import typography from "#app/components/ui/typography.module.css";
import { recordLabels as labels } from "#app/content/inbox-record.ts";
import styles from "./part-failure.module.css";

export type Reading = {
  readonly isError: boolean;
  readonly isSuccess: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

type PartFailureProps = {
  readonly text: string;
  readonly query: Reading;
  readonly className?: string;
};

/** Says that a part could not be loaded, until it is: also while it is tried again. */
export function PartFailure({ text, query, className = styles.failed }: PartFailureProps) {
  const [hasFailed, setHasFailed] = useState(query.isError);
  if (query.isError && !hasFailed) setHasFailed(true);
  if (query.isSuccess && hasFailed) setHasFailed(false);
  if (!hasFailed) return null;
  return (
    <p className={className} role="alert">
      {text}{" "}
      <button
        className={typography.link}
        type="button"
        aria-disabled={query.isFetching || undefined}
        onClick={() => query.isFetching || void query.refetch()}
      >
        {query.isFetching ? labels.retrying : labels.retry}
      </button>
    </p>
  );
}
