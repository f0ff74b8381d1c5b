import type { ReactNode, RefObject } from "react";
import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { BrandMark } from "../layout/brand.tsx";
import marks from "./marks.module.css";
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
    <div
      className={cn(styles.panel, surface("large"))}
      data-sent=""
      role="status"
      tabIndex={-1}
      ref={ref}
    >
      <BrandMark />
      <div>
        <h2 className={cn(typography.display, marks.thin, marks.lightOnPhones)}>{title}</h2>
        <p className={cn(styles.text, textClass(18, "quiet"))}>{text}</p>
        <dl>
          {facts.map((fact) => (
            <div key={fact.term} className={styles.fact}>
              <dt className={typography.quiet}>{fact.term}</dt>
              <dd className={fact.isCode ? typography.mono : undefined}>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
