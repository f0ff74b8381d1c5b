import { cn } from "#app/lib/cn.ts";
import { buttonClass } from "./button.ts";
import { Icon } from "./icon.tsx";
import notices from "./notice.module.css";

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
    <div className={cn(notices.notice, notices.loading)} role="alert">
      <Icon name="warning" />
      <span>
        <b>{title}</b> {reason}
      </span>
      <button
        className={buttonClass("line", "tiny")}
        type="button"
        aria-disabled={isRetrying || undefined}
        onClick={() => isRetrying || onRetry()}
      >
        {isRetrying ? "Trying again…" : "Retry"}
      </button>
    </div>
  );
}
