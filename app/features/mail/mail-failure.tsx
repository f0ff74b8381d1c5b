import { Icon } from "#app/components/ui/icon.tsx";
import { mailPage as words } from "#app/content/mail.ts";
import { failureKind } from "#app/lib/repository-error.ts";

type MailFailureProps = {
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
};

/** Stands over the list; letters that are loaded already stay below it. */
export function MailFailure({ error, isRetrying, onRetry }: MailFailureProps) {
  const help = words.loadFailedHelp;
  return (
    <div className="alert inbox__alert" role="alert">
      <Icon name="warning" />
      <span>
        <b>{words.loadFailed}</b>{" "}
        <span>{failureKind(error) === "unreachable" ? help.unreachable : help.other}</span>
      </span>
      <button
        className="btn btn--xs btn--line"
        type="button"
        aria-disabled={isRetrying || undefined}
        onClick={() => isRetrying || onRetry()}
      >
        {isRetrying ? words.tryingAgain : words.tryAgain}
      </button>
    </div>
  );
}
