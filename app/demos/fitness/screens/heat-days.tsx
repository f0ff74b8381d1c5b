import { BarList } from "#app/components/demo/bar-list.tsx";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import { dayNames, hourLabel, spotName } from "../heat.ts";
import { staffMarkShort, staffMarkLabels } from "../staffing.ts";
import type { HeatGridProps } from "./heat-table.tsx";
import styles from "./heat.module.css";

/** The same numbers for narrow screens: a day at a time, a bar for each hour. */
export function HeatDays({ heat, max, unit, cell, onCell, markOf }: HeatGridProps) {
  const name = dayNames[cell.day] ?? "Monday";
  return (
    <div className={cn(stack(12), styles.days)}>
      <ChoiceGroup
        label="Day of the week"
        shape="segment"
        options={dayNames.map((value) => ({ value, label: value.slice(0, 3) }))}
        value={name}
        onChange={(value) => onCell({ day: dayNames.indexOf(value), hour: cell.hour })}
      />
      <BarList
        className={styles.hours}
        label={`${name}, ${unit} by hour`}
        bars={(heat[cell.day] ?? []).map((value, hour) => {
          const spot = { day: cell.day, hour };
          const mark = markOf(spot);
          const words = mark ? staffMarkLabels[mark] : undefined;
          return {
            id: String(hour),
            label: hourLabel(hour),
            value: String(value),
            percent: max === 0 ? 0 : (value / max) * 100,
            mark: mark ? staffMarkShort[mark] : undefined,
            name: [`${spotName(spot)}, ${value} ${unit}`, words].filter(Boolean).join(", "),
          };
        })}
        pressed={String(cell.hour)}
        onPress={(hour) => onCell({ day: cell.day, hour: Number(hour) })}
      />
    </div>
  );
}
