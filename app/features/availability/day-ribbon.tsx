import { mergeWindows, readWindow, type TypedWindow } from "./windows.ts";
import styles from "./week-part.module.css";

/** The day from midnight to midnight, with its open hours. */
export function DayRibbon({ windows }: { readonly windows: readonly TypedWindow[] }) {
  const open = mergeWindows(windows.flatMap((typed) => readWindow(typed) ?? []));
  return (
    <svg
      className={styles.ribbon}
      viewBox="0 0 1440 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.ground} d="M0 0h1440v8H0z" />
      {open.map(({ opens, closes }) => (
        <path
          key={opens}
          className={styles.open}
          d={`M${opens} 0h${closes - opens}v8h${opens - closes}z`}
        />
      ))}
      <path className={styles.noon} d="M714 0h12v8h-12z" />
    </svg>
  );
}
