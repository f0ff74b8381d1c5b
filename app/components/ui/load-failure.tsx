import { Icon } from "./icon.tsx";

type LoadFailureProps = {
  readonly title: string;
  /** What probably went wrong and what the reader can do about it. */
  readonly reason?: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
};

/** Stands over a list that could not be loaded; what was loaded before stays below it (decision D54). */
export function LoadFailure({ title, reason, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <div className="alert alert--load" role="alert">
      <Icon name="warning" />
      <span>
        <b>{title}</b> {reason}
      </span>
      <button
        className="btn btn--xs btn--line"
        type="button"
        aria-disabled={isRetrying || undefined}
        onClick={() => isRetrying || onRetry()}
      >
        {isRetrying ? "Trying again…" : "Retry"}
      </button>
    </div>
  );
}
