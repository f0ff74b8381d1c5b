import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { callDialogLabels } from "#app/content/calls.ts";
import { cn } from "#app/lib/cn.ts";
import { formatInZone } from "#domain/zoned-dates.ts";
import styles from "./call-actions.module.css";
import { useLetter, type Letter } from "./use-letter.ts";
import type { SentCall } from "./use-call-form.ts";

type HeldActionsProps = {
  readonly sent: SentCall;
  readonly zone: string;
  readonly onLeave: (to: "email" | "times") => void;
};

const { held: words } = callDialogLabels;

/** What can be done while a letter is awaited: have it sent again, or name another address or time. */
export function HeldActions({ sent, zone, onLeave }: HeldActionsProps) {
  const letter = useLetter(sent.booked.id, sent.booked.keepsUntil ?? sent.booked.startsAt);
  return (
    <div className={stack(12)}>
      <p className={textClass(14, "quiet")} role={letter.hasFailed ? "alert" : "status"}>
        {stateOf(letter, zone)}
      </p>
      <div className={cn(cluster(10), styles.actions)}>
        <button
          className={buttonClass("line", "small")}
          type="button"
          aria-disabled={letter.canSend ? undefined : "true"}
          onClick={() => void letter.send()}
        >
          {letter.isSending ? words.sending : words.again}
          {letter.wait > 0 && (
            <span className={cn(typography.mono, styles.wait)} aria-hidden="true">
              {`0:${String(letter.wait).padStart(2, "0")}`}
            </span>
          )}
        </button>
        <button
          className={buttonClass("line", "small")}
          type="button"
          onClick={() => onLeave("email")}
        >
          {words.otherAddress}
        </button>
        <button
          className={buttonClass("line", "small")}
          type="button"
          onClick={() => onLeave("times")}
        >
          {words.otherTime}
        </button>
      </div>
    </div>
  );
}

function stateOf({ hasFailed, sentAgain, isLast }: Letter, zone: string): string {
  if (hasFailed) return words.notSent;
  if (!sentAgain) return words.advice;
  const again = words.sentAgain(formatInZone(sentAgain, zone, "time"));
  return isLast ? `${again} ${words.allSent}` : again;
}
