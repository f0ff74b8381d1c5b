import { ShareBar } from "#app/components/demo/share-bar.tsx";
import styles from "./progress-bar.module.css";

/** How far something is; the number stands beside it. */
export function ProgressBar({ percent }: { readonly percent: number }) {
  return (
    <span className={styles.progress}>
      <ShareBar percent={Math.min(100, Math.max(0, percent))} />
    </span>
  );
}
