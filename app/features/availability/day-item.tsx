import badges from "#app/components/ui/badge.module.css";
import { cluster, spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { daysPart as labels } from "#app/content/availability.ts";
import { cn } from "#app/lib/cn.ts";
import { daysLabel, kindLabel } from "./day-labels.ts";
import styles from "./days-part.module.css";
import type { PlacedDay } from "./special-days.ts";

type DayItemProps = {
  readonly placed: PlacedDay;
  readonly onChange: () => void;
  readonly onRemove: () => void;
};

/** One day of the list, or several. */
export function DayItem({ placed, onChange, onRemove }: DayItemProps) {
  const { day } = placed;
  const when = daysLabel(placed);
  return (
    <li className={cn(spread(8), styles.item)}>
      <div className={styles.words}>
        <p className={cluster(8)}>
          <b className={textClass(15, 600)}>{when}</b>
          {day.isYearly && <span className={badges.badge}>{labels.yearly}</span>}
        </p>
        <p className={textClass(14, "quiet")}>
          {kindLabel(day)}
          {day.reason && <> · {day.reason}</>}
        </p>
      </div>
      <div className={cluster(4)}>
        <button className={buttonClass("line", "tiny")} type="button" onClick={onChange}>
          {labels.change}
          <span className={typography.visuallyHidden}> {when}</span>
        </button>
        <button className={buttonClass("ghost", "tiny")} type="button" onClick={onRemove}>
          {labels.remove}
          <span className={typography.visuallyHidden}> {when}</span>
        </button>
      </div>
    </li>
  );
}
