import { Icon } from "#app/components/ui/icon.tsx";
import { team as words } from "#app/content/team.ts";

type TeamLoadFailureProps = {
  readonly title: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
};

/** What was loaded before stays below it. */
export function TeamLoadFailure({ title, isRetrying, onRetry }: TeamLoadFailureProps) {
  return (
    <div className="alert team__alert" role="alert">
      <Icon name="warning" />
      <b>{title}</b>
      <button
        className="btn btn--xs btn--line"
        type="button"
        aria-disabled={isRetrying || undefined}
        onClick={onRetry}
      >
        {isRetrying ? words.retrying : words.retry}
      </button>
    </div>
  );
}
