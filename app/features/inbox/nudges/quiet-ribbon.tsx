import { quietSpans } from "./nudge-choices.ts";
import styles from "./nudges.module.css";

type QuietRibbonProps = { readonly from: number; readonly to: number };

/** The day from midnight to midnight: when letters come, and when it is quiet. */
export function QuietRibbon({ from, to }: QuietRibbonProps) {
  return (
    <svg className={styles.ribbon} viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.awake} d="M0 0h24v1H0z" />
      {quietSpans(from, to).map(([begins, ends]) => (
        <path
          key={begins}
          className={styles.asleep}
          d={`M${begins} 0h${ends - begins}v1h${begins - ends}z`}
        />
      ))}
    </svg>
  );
}
