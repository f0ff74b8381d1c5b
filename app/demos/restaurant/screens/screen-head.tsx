import type { ReactNode } from "react";
import typography from "#app/components/ui/typography.module.css";
import styles from "./screen-head.module.css";

type ScreenHeadProps = {
  /** Id of the heading, which can take the focus. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What can be done with the whole screen. */
  readonly children: ReactNode;
};

/** What a screen of the front of house is called, and what there is on it. */
export function ScreenHead({ id, title, text, children }: ScreenHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <p className={typography.quiet}>{text}</p>
      </div>
      {children}
    </header>
  );
}
