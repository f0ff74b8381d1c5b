import type { ReactNode } from "react";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./ring.module.css";

type RingProps = {
  /** 0 to 100; more fills the ring. */
  readonly percent: number;
  /** What the ring shows, in words. */
  readonly label: string;
  readonly size?: number;
  readonly className?: string;
  /** Of the words in its middle. */
  readonly textClassName?: string;
  readonly children?: ReactNode;
};

/** A share as a ring, with words in its middle. */
export function Ring(props: RingProps) {
  const { percent, label, size = 112, className, textClassName, children } = props;
  const shown = Math.min(Math.max(percent, 0), 100);
  return (
    <div className={cn(styles.ring, className)}>
      <svg width={size} height={size} viewBox="0 0 100 100" role="img" aria-label={label}>
        <circle cx="50" cy="50" r="43" pathLength="100" />
        <circle
          className={styles.value}
          cx="50"
          cy="50"
          r="43"
          pathLength="100"
          strokeDasharray={`${shown} 100`}
          transform="rotate(-90 50 50)"
        />
      </svg>
      {children && (
        <div
          className={cn(stack(0), textClass(12), styles.words, textClassName)}
          aria-hidden="true"
        >
          {children}
        </div>
      )}
    </div>
  );
}
