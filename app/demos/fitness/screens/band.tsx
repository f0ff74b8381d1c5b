import type { ReactNode } from "react";
import { cluster, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import club from "../club.module.css";
import styles from "./band.module.css";

type BandProps = {
  readonly title: string;
  readonly line: ReactNode;
  /** Buttons at its end. */
  readonly actions?: ReactNode;
  /** What stands below, still on the dark. */
  readonly children?: ReactNode;
};

/** The dark head of a screen. */
export function Band({ title, line, actions, children }: BandProps) {
  return (
    <div className={cn(stack(20), club.night, styles.band)}>
      <div className={cn(spread(24), styles.head)}>
        <div>
          <h2 className={cn(textClass(32), styles.title)}>{title}</h2>
          <p className={cn(textClass(15), typography.quiet, styles.line)}>{line}</p>
        </div>
        {actions && <div className={cn(cluster(10), styles.actions)}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
