import { inbox } from "#app/content/inbox.ts";
import { canMarkResponded, type Lead } from "./lead.ts";

type MarkButtonProps = {
  readonly lead: Lead;
  readonly isBusy: boolean;
  readonly className: string;
  /** Id of what names the lead, for a list in which the button repeats. */
  readonly describedBy?: string;
  readonly onMark: (lead: Lead) => void;
};

/** Appears only on leads with status `new` (specification, section 2). */
export function MarkButton({ lead, isBusy, className, describedBy, onMark }: MarkButtonProps) {
  if (!canMarkResponded(lead)) return null;
  return (
    <button
      className={className}
      type="button"
      aria-disabled={isBusy || undefined}
      aria-describedby={describedBy}
      onClick={() => onMark(lead)}
    >
      {isBusy && <span className="spin" />}
      {isBusy ? inbox.marking : inbox.markResponded}
    </button>
  );
}
