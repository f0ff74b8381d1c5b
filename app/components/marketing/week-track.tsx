import { textClass } from "#app/components/ui/text.ts";
import styles from "./week-track.module.css";

type WeekTrackProps = {
  /** Fewest and most weeks, of the twelve that are drawn. */
  readonly weeks: readonly [number, number];
  /** `4-6 weeks` */
  readonly label: string;
};

const drawnWeeks = Array.from({ length: 12 }, (_, index) => index + 1);

/** Twelve weeks in a row: solid ones are sure, hatched ones may be needed. The words beside them say the same. */
export function WeekTrack({ weeks: [least, most], label }: WeekTrackProps) {
  return (
    <p className={styles.track}>
      {drawnWeeks.map((week) => (
        <i
          key={week}
          aria-hidden="true"
          className={week <= least ? styles.sure : week <= most ? styles.possible : undefined}
        />
      ))}
      <span className={textClass(15, 600)}>{label}</span>
    </p>
  );
}
