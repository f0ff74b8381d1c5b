import demoParts from "#app/components/demo/demo-parts.module.css";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import badges from "#app/components/ui/badge.module.css";
import typography from "#app/components/ui/typography.module.css";
import { formatLocal } from "#domain/dates.ts";
import { momentOf } from "../booking.ts";
import type { Appointment } from "../model.ts";
import type { HealthProps } from "./health-props.ts";
import { VisitActions } from "./visit-actions.tsx";
import visitStyles from "./visits.module.css";

type VisitCardProps = HealthProps & {
  readonly visit: Appointment;
  /** Keeps ids apart where a visit stands on a screen twice. */
  readonly scope: string;
};

/** One visit: when, with whom, how, and what can be done about it. */
export function VisitCard({ visit, scope, ...props }: VisitCardProps) {
  const { id, doctor, department, type, status, reason } = visit;
  const moment = momentOf(visit);
  const name = `${scope}-${id}`;
  return (
    <li data-visit="" className={cn(stack(16), demoParts.panel, visitStyles.visit)}>
      <p
        className={cn(shapes.insetBox, stack(0), textClass(13, 600), visitStyles.date)}
        aria-hidden="true"
      >
        {formatLocal(moment, "shortMonth")}
        <b className={textClass(24, 650)}>{moment.getDate()}</b>
      </p>
      <div className={stack(2, "start")}>
        <h4 className={textClass(16, 650)} id={name}>
          {department}
          <span className={typography.visuallyHidden}>, {formatLocal(moment, "weekday")}</span>
        </h4>
        <p>
          {formatLocal(moment, "weekday")}, <b>{formatLocal(moment, "time")}</b>
        </p>
        <p className={typography.quiet}>{doctor}</p>
        {reason && <p className={typography.quiet}>{reason}</p>}
        <span className={cn(badges.badge, visitStyles.kind)} data-kind={type}>
          {type === "telehealth" ? "Telehealth" : "In person"}
        </span>
      </div>
      <div className={cn(stack(4), visitStyles.actions)}>
        <VisitActions {...props} visit={visit} describedBy={name} />
        {status === "completed" && (
          <button
            className={typography.link}
            type="button"
            aria-describedby={name}
            onClick={() => props.dispatch({ type: "openRecord", id: `note-${id}` })}
          >
            View visit note
          </button>
        )}
      </div>
    </li>
  );
}
