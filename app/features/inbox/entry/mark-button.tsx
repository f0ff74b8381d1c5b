import { Spinner } from "#app/components/ui/spinner.tsx";
import { inbox } from "#app/content/inbox.ts";
import { canMarkResponded, type Entry } from "../entry.ts";

type MarkButtonProps = {
  readonly entry: Entry;
  readonly isBusy: boolean;
  readonly className: string | undefined;
  /** Id of what names the sender, for a list in which the button repeats. */
  readonly describedBy?: string;
  readonly onMark: (entry: Entry) => void;
};

/** Appears only on contact submissions with status `new` (specification, section 2). */
export function MarkButton({ entry, isBusy, className, describedBy, onMark }: MarkButtonProps) {
  if (!canMarkResponded(entry)) return null;
  return (
    <button
      className={className}
      type="button"
      aria-disabled={isBusy || undefined}
      aria-describedby={describedBy}
      onClick={() => onMark(entry)}
    >
      {isBusy && <Spinner />}
      {isBusy ? inbox.marking : inbox.markResponded}
    </button>
  );
}
