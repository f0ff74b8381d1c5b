import { useId } from "react";
import { textClass } from "#app/components/ui/text.ts";
import { dealPanel as labels } from "#app/content/deals.ts";
import { ReceivedTime } from "../entry/received-time.tsx";
import type { Team } from "../entry/team.ts";
import type { DealStep } from "./deal.ts";
import styles from "./deal-panel.module.css";
import { tellSteps } from "./deal-steps.ts";

type DealHistoryProps = {
  readonly steps: readonly DealStep[];
  readonly team: Team;
  readonly now: Date;
};

/** What has happened with a deal, the newest first. */
export function DealHistory({ steps, team, now }: DealHistoryProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className={textClass(15, 650)} id={id}>
        {labels.steps}
      </h3>
      <ol>
        {tellSteps(steps, team, now).map(({ id: step, at, who, deed }) => (
          <li key={step} className={styles.step}>
            <span>
              <bdi className={textClass(14, 560)}>{who}</bdi> {deed}
            </span>
            <ReceivedTime isoTime={at} now={now} wording="short" />
          </li>
        ))}
      </ol>
    </section>
  );
}
