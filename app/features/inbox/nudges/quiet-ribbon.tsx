import { quietSpans } from "./nudge-choices.ts";
import styles from "./nudges.module.css";

type QuietRibbonProps = {
  readonly from: number;
  readonly to: number;
  readonly digestHour: number | null;
};

/** The day from midnight to midnight: when letters come, when it is quiet, and where the digest stands. */
export function QuietRibbon({ from, to, digestHour }: QuietRibbonProps) {
  return (
    <svg
      className={styles.ribbon}
      viewBox="0 0 240 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.awake} d="M0 2h240v6H0z" />
      {quietSpans(from, to).map(([begins, ends]) => (
        <path
          key={begins}
          className={styles.asleep}
          d={`M${begins * 10} 2h${(ends - begins) * 10}v6h${(begins - ends) * 10}z`}
        />
      ))}
      {digestHour !== null && (
        <path className={styles.mark} d={`M${Math.max(digestHour * 10 - 1.5, 0)} 0h3v10h-3z`} />
      )}
    </svg>
  );
}
