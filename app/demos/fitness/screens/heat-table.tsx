import { useRef } from "react";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { useKeyListener } from "#app/components/demo/use-key-listener.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { numberFormat } from "#domain/formats.ts";
import {
  cellAfterKey,
  colTotals,
  dayNames,
  heatLevel,
  hourLabel,
  rowTotals,
  spotName,
  type Heat,
} from "../heat.ts";
import type { HeatCell } from "../model.ts";
import { staffMarkLabels, type StaffMark } from "../staffing.ts";
import styles from "./heat.module.css";

export type HeatGridProps = {
  readonly heat: Heat;
  readonly max: number;
  /** What is counted: `check-ins`. */
  readonly unit: string;
  readonly caption: string;
  readonly cell: HeatCell;
  readonly onCell: (cell: HeatCell) => void;
  readonly markOf: (cell: HeatCell) => StaffMark | null;
};

type HeatTableProps = HeatGridProps & {
  readonly id: string;
  /** On a narrow screen it stays away until it is asked for. */
  readonly isOpen: boolean;
  readonly isTotalled: boolean;
};

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const number = numberFormat();

/** Seven days by 24 hours. One stop of the Tab key; arrow keys, Home and End move, with Control to the corners. */
export function HeatTable(props: HeatTableProps) {
  const { heat, caption, cell, onCell, id, isOpen, isTotalled } = props;
  const box = useRef<HTMLDivElement>(null);
  useKeyListener(box, (event) => {
    const next = cellAfterKey(event, cell);
    if (!next) return;
    event.preventDefault();
    onCell(next);
    const selector = `[data-cell="${next.day}-${next.hour}"]`;
    box.current?.querySelector<HTMLElement>(selector)?.focus();
  });
  const totals = rowTotals(heat);
  return (
    <div className={styles.table} id={id} data-open={isOpen ? "" : undefined} ref={box}>
      <table>
        <caption className={typography.visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={typography.visuallyHidden}>Day</span>
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                <span className={typography.visuallyHidden}>{hourLabel(hour)}</span>
                <span aria-hidden="true">{hour % 3 === 0 ? hourLabel(hour) : ""}</span>
              </th>
            ))}
            {isTotalled && <th scope="col">Day</th>}
          </tr>
        </thead>
        <tbody>
          {dayNames.map((name, day) => (
            <tr key={name}>
              <th scope="row">
                <span className={typography.visuallyHidden}>{name}</span>
                <span aria-hidden="true">{name.slice(0, 3)}</span>
              </th>
              {hours.map((hour) => (
                <Cell key={hour} {...props} spot={{ day, hour }} />
              ))}
              {isTotalled && <td className={typography.number}>{totals[day]}</td>}
            </tr>
          ))}
        </tbody>
        {isTotalled && (
          <tfoot>
            <tr>
              <th scope="row">Week</th>
              {colTotals(heat).map((total, hour) => (
                <td key={hour} className={typography.number}>
                  {total}
                </td>
              ))}
              <td className={typography.number}>
                {number(totals.reduce((sum, value) => sum + value, 0))}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

type CellProps = HeatGridProps & { readonly spot: HeatCell };

function Cell({ heat, max, unit, cell, onCell, markOf, spot }: CellProps) {
  const value = heat[spot.day]?.[spot.hour] ?? 0;
  const mark = markOf(spot);
  const isChosen = spot.day === cell.day && spot.hour === cell.hour;
  return (
    <td>
      <button
        className={cn(shapes.centred, textClass(12, 600), styles.level, styles.cell)}
        type="button"
        data-level={heatLevel(value, max)}
        data-mark={mark ?? undefined}
        data-cell={`${spot.day}-${spot.hour}`}
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={`${spotName(spot)}, ${value} ${unit}${mark ? `, ${staffMarkLabels[mark]}` : ""}`}
        onFocus={() => onCell(spot)}
        onClick={() => onCell(spot)}
      >
        <span className={typography.number} aria-hidden="true">
          {value === 0 ? "·" : value}
        </span>
      </button>
    </td>
  );
}
