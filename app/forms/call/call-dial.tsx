import styles from "./call-dial.module.css";

type CallDialProps = {
  /** Since midnight; null while no time is chosen. */
  readonly minutes: number | null;
  /** The time is chosen and not fixed yet. */
  readonly isOpen?: boolean;
};

const hours = Array.from({ length: 12 }, (_, index) => index * 30);
const halfDay = 12 * 60;
/** Of the broken way, in minutes on the dial. */
const dash = 16;

/** A clock as an orbit: the moon stands where the hour hand would, and its way from the top is lit. */
export function CallDial({ minutes, isOpen = false }: CallDialProps) {
  const passed = (minutes ?? 0) % halfDay;
  return (
    <svg
      className={styles.dial}
      viewBox="-56 -56 112 112"
      fill="none"
      aria-hidden="true"
      data-hollow={isOpen ? "" : undefined}
    >
      <circle className={styles.orbit} r="46" />
      {hours.map((turn) => (
        <path
          key={turn}
          className={styles.orbit}
          d={turn % 90 === 0 ? "M0-37v-5" : "M0-39v-3"}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle className={styles.plate} r="15" />
      <path className={styles.sign} d="M-3.500 9V-3A5 5 0 1 1 1.500 2H0" />
      {minutes !== null && (
        <>
          <circle
            className={styles.passed}
            r="46"
            pathLength={halfDay}
            strokeDasharray={isOpen ? dashesOf(passed) : `${passed} ${halfDay}`}
            transform="rotate(-90)"
          />
          <g transform={`rotate(${(passed / halfDay) * 360 - 90})`}>
            <path className={styles.hand} d="M19 0h20" />
            <circle className={styles.moon} cx="46" r="7" />
          </g>
        </>
      )}
    </svg>
  );
}

/** As many dashes as the way has room for, then nothing. */
function dashesOf(passed: number): string {
  const count = Math.floor(passed / (2 * dash));
  return [...Array.from({ length: count }, () => `${dash} ${dash}`), `0 ${halfDay}`].join(" ");
}
