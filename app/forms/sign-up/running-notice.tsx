import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { applicationStates, runningNotice as labels } from "#app/content/sign-up.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import styles from "#app/forms/application.module.css";
import type { OwnApplication } from "./own-application.ts";

type RunningNoticeProps = {
  readonly running: OwnApplication;
  /** Shows the form after all; null where it is open already. */
  readonly onAgain: (() => void) | null;
};

/** Before a second application to one program: the one that has no answer yet. */
export function RunningNotice({ running, onAgain }: RunningNoticeProps) {
  const sent = readerDate(new Date(running.sentAt), "date");
  const label =
    running.status === "in_review"
      ? applicationStates.in_review.label
      : applicationStates.new.label;
  return (
    <div className={cn(spread(0), styles.running)}>
      <p>
        {labels.before} <span className={typography.mono}>{running.reference}</span>{" "}
        {labels.sent(sent)} <b className={textClass(16, 650)}>{label}</b>. {labels.after}
      </p>
      {onAgain && (
        <button className={buttonClass("line", "small")} type="button" onClick={onAgain}>
          {labels.again}
        </button>
      )}
    </div>
  );
}
