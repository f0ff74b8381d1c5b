import type { ReactNode, RefObject } from "react";
import typography from "#app/components/ui/typography.module.css";
import { BrandMark } from "../layout/brand.tsx";
import styles from "./sent-panel.module.css";

type Fact = {
  readonly term: string;
  readonly value: string;
  /** Set in the typewriter face, as references are. */
  readonly isCode?: boolean;
};

type SentPanelProps = {
  readonly title: string;
  readonly text: string;
  readonly facts: readonly Fact[];
  /** Takes the focus when the panel replaces a form. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly children?: ReactNode;
};

/** Replaces a form that was sent: what was received and what happens next. */
export function SentPanel({ title, text, facts, ref, children }: SentPanelProps) {
  return (
    <div className={styles.panel} data-sent="" role="status" tabIndex={-1} ref={ref}>
      <BrandMark />
      <div>
        <h2 className={typography.display}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <dl>
          {facts.map((fact) => (
            <div key={fact.term}>
              <dt>{fact.term}</dt>
              <dd className={fact.isCode ? typography.mono : undefined}>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
