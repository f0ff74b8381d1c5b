import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import styles from "./route-line.module.css";

type RouteLineProps = {
  readonly from: string;
  readonly to: string;
  readonly className?: string;
};

/** What a business had, a dashed track, and what it runs now. */
export function RouteLine({ from, to, className }: RouteLineProps) {
  return (
    <dl className={cn(styles.route, className)} data-route="">
      <div>
        <dt className={typography.visuallyHidden}>From</dt>
        <dd>{from}</dd>
      </div>
      <div className={styles.target}>
        <dt className={typography.visuallyHidden}>To</dt>
        <dd>{to}</dd>
      </div>
    </dl>
  );
}
