import styles from "./closing-rings.module.css";
/** Concentric rings behind the closing band; the collar turns while the pointer is over it. */
export function ClosingRings() {
  return (
    <svg
      className={styles.rings}
      viewBox="-200 -200 400 400"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <circle r="196" />
      <circle r="178" strokeWidth="14" strokeDasharray="2 9" />
      <circle r="150" />
      <circle r="118" strokeWidth="22" strokeDasharray="46 14" />
      <circle r="84" />
      <circle r="52" strokeWidth="10" />
      <g className={styles.turning}>
        {Array.from({ length: 12 }, (_, index) => (
          <path
            key={index}
            d={`M0-${index % 3 ? 150 : 178}V-${index % 3 ? 118 : 84}`}
            strokeWidth="2"
            transform={`rotate(${index * 30})`}
          />
        ))}
      </g>
      <circle r="26" fill="currentColor" stroke="none" />
    </svg>
  );
}
