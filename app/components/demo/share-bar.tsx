import { cn } from "#app/lib/cn.ts";
import styles from "./share-bar.module.css";

const looks = { plain: undefined, partial: styles.partial, negative: styles.negative };

type ShareBarProps = {
  /** 0 to 100. */
  readonly percent: number;
  readonly look?: keyof typeof looks;
  readonly className?: string;
};

/** A bar for a number that stands beside it in words. */
export function ShareBar({ percent, look = "plain", className }: ShareBarProps) {
  return (
    <svg
      className={cn(styles.track, looks[look], className)}
      width="100%"
      height="10"
      aria-hidden="true"
    >
      <rect className={styles.ground} width="100%" height="10" />
      <rect className={styles.value} width={`${percent}%`} height="10" />
    </svg>
  );
}
