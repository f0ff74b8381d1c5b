import { textClass } from "#app/components/ui/text.ts";
import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { mailPage as labels, type EmailState } from "#app/content/mail.ts";
import type { EmailCounts } from "./email.ts";
import styles from "./mail.module.css";

type StateFilterProps = {
  readonly state: EmailState | "all";
  readonly counts: EmailCounts | null;
  readonly onChoose: (state: EmailState | "all") => void;
};

const choices = ["all", "queued", "sending", "sent", "failed", "skipped"] as const;

/** How many e-mails are in which state, and a way to see them alone. */
export function StateFilter({ state, counts, onChoose }: StateFilterProps) {
  return (
    <div className={styles.states} role="group" aria-label={labels.filter}>
      {choices.map((choice) => (
        <button
          key={choice}
          className={surface()}
          type="button"
          data-state={choice}
          aria-pressed={choice === state}
          onClick={() => onChoose(choice)}
        >
          <span>{choice === "all" ? labels.all : labels.states[choice]}</span>{" "}
          <b className={textClass(18, 600)}>
            {counts ? numberOf(counts, choice).toLocaleString("en-US") : "–"}
          </b>
        </button>
      ))}
    </div>
  );
}

function numberOf(counts: EmailCounts, choice: EmailState | "all"): number {
  if (choice !== "all") return counts[choice];
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
