import { cn } from "#app/lib/cn.ts";
import styles from "./share-bar.module.css";

type ShareBarProps = {
  /** 0 to 100. */
  readonly percent: number;
  readonly look?: "plain" | "partial" | "negative";
  readonly className?: string;
};

/** A bar for a number that stands beside it in words. */
export function ShareBar({ percent, look = "plain", className }: ShareBarProps) {
  return (
    <svg
      className={cn(styles.track, className)}
      data-share={look}
      width="100%"
      height="10"
      aria-hidden="true"
    >
      <rect className={styles.ground} width="100%" height="10" />
      <rect className={styles.value} width={`${percent}%`} height="10" />
    </svg>
  );
}
