import { Icon } from "#app/components/ui/icon.tsx";
import { counted } from "#app/lib/counted.ts";
import { cellDetails } from "../cell-details.ts";
import { dayNames, type Heat } from "../heat.ts";
import type { HeatCell } from "../model.ts";

type CellPanelProps = { readonly heat: Heat; readonly staff: Heat; readonly cell: HeatCell };

/** The chosen hour in words, read out as it changes, and what to do about it. */
export function CellPanel({ heat, staff, cell }: CellPanelProps) {
  const one = cellDetails(heat, staff, cell);
  const day = dayNames[cell.day] ?? "";
  return (
    <section className="ft-cell" aria-label="Chosen hour" aria-live="polite" aria-atomic="true">
      <h3>{one.name}</h3>
      {one.value === 0 ? (
        <p className="ft-cell__o">Closed</p>
      ) : (
        <>
          <p className="ft-cell__v">
            <b className="num">{one.value}</b> check-ins
          </p>
          <dl>
            <div>
              <dt>Share of {day}</dt>
              <dd className="num">{one.share}%</dd>
            </div>
            <div>
              <dt>Against the club's average hour ({one.average})</dt>
              <dd className="num">
                {one.against >= 0 ? "+" : "−"}
                {Math.abs(one.against)}%
              </dd>
            </div>
            <div>
              <dt>On the floor</dt>
              <dd className="num">
                {counted(one.coaches, "coach", "coaches")}, {one.perCoach} each
              </dd>
            </div>
          </dl>
        </>
      )}
      <p className={one.hint ? "ft-hint" : "ft-hint is-fine"}>
        <Icon name={one.hint ? "bolt" : "check"} />
        {one.hint ?? (one.value === 0 ? "Nobody to look after." : "Staffed about right.")}
      </p>
    </section>
  );
}
