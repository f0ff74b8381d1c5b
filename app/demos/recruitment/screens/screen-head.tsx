import type { ReactNode } from "react";
import { cluster, spread } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import styles from "./screen-head.module.css";

type ScreenHeadProps = {
  readonly title: string;
  /** Where the focus goes when the screen's content has changed. */
  readonly id?: string;
  /** What there is, in figures. */
  readonly line: ReactNode;
  readonly className?: string;
  /** What can be done with all of it. */
  readonly children: ReactNode;
};

/** The head of a screen. */
export function ScreenHead({ title, id, line, className, children }: ScreenHeadProps) {
  return (
    <div className={cn(spread(24), styles.head, className)}>
      <div>
        <h2 id={id} tabIndex={id ? -1 : undefined}>
          {title}
        </h2>
        <p className={typography.quiet}>{line}</p>
      </div>
      <div className={cluster(10)}>{children}</div>
    </div>
  );
}
