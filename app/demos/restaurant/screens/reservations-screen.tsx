import { useState } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { cluster, row, spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { addDays, dateOfDay, formatLocal, isoDay, relativeDay } from "#domain/dates.ts";
import { dayText } from "../figures.ts";
import { reservationStatuses } from "../model.ts";
import { reservationsOn } from "../reservations.ts";
import { BookingDialog } from "./booking-dialog.tsx";
import { ReservationRow, reservationLabels } from "./reservation-row.tsx";
import parts from "./parts.module.css";
import styles from "./reservations.module.css";
import type { RestaurantProps } from "./restaurant-props.ts";
import { ScreenHead } from "./screen-head.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { Timeline } from "./timeline.tsx";
import { WalkInDialog } from "./walk-in-dialog.tsx";

/** Who comes when, and where they sit. */
export function ReservationsScreen(props: RestaurantProps) {
  const { state, dispatch, tools, now } = props;
  const [dialog, setDialog] = useState<"booking" | "walkIn" | null>(null);
  const shown = reservationsOn(state.reservations, state.day);
  const days = [
    ...new Set([
      isoDay(now),
      isoDay(addDays(now, 1)),
      ...state.reservations.map(({ date }) => date).toSorted(),
    ]),
  ];
  return (
    <div>
      <ScreenHead
        id="rs-reservations"
        title="Reservations"
        line={`${formatLocal(dateOfDay(state.day), "longWeekday")} · ${dayText(shown)}`}
      >
        <div className={cn(cluster(8), parts.actions)}>
          <button className={buttonClass("line")} type="button" onClick={() => setDialog("walkIn")}>
            Walk-in
          </button>
          <button className={buttonClass()} type="button" onClick={() => setDialog("booking")}>
            New Reservation
          </button>
        </div>
      </ScreenHead>
      <div className={cn(spread(20), styles.days)}>
        <ChoiceGroup
          label="Day"
          shape="segment"
          options={days.map((day) => ({ value: day, label: dayLabel(day, now) }))}
          value={state.day}
          onChange={(day) => {
            dispatch({ type: "day", day });
            const there = reservationsOn(state.reservations, day);
            tools.announce(`${dayLabel(day, now)}: ${dayText(there)}`);
          }}
        />
        <dl className={cn(cluster(16), styles.counts)}>
          {reservationStatuses.map((status) => (
            <div key={status} className={row(8)}>
              <dt>
                <StatusBadge status={status}>{reservationLabels[status]}</StatusBadge>
              </dt>
              <dd className={textClass(18, 650)}>
                {shown.filter((one) => one.status === status).length}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {shown.length > 0 && <Timeline reservations={shown} day={state.day} now={now} />}
      {shown.length === 0 ? (
        <EmptyState text="Nobody is booked that day yet.">
          <button className={buttonClass()} type="button" onClick={() => setDialog("booking")}>
            Take a booking
          </button>
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label="Reservations">
          {shown.map((reservation) => (
            <ReservationRow
              key={reservation.id}
              {...props}
              reservation={reservation}
              shownIds={shown.map(({ id }) => id)}
            />
          ))}
        </ul>
      )}
      <Declined {...props} />
      {dialog === "booking" && <BookingDialog {...props} onClose={() => setDialog(null)} />}
      {dialog === "walkIn" && <WalkInDialog {...props} onClose={() => setDialog(null)} />}
    </div>
  );
}

function dayLabel(day: string, now: Date): string {
  const date = dateOfDay(day);
  const relative = relativeDay(date, now);
  return relative.startsWith("in ") ? formatLocal(date, "weekday") : relative;
}

/** Stays in the page after the toast has gone. */
function Declined({ state, dispatch, tools }: RestaurantProps) {
  const [last] = state.declined;
  if (!last) return null;
  return (
    <p className={cn(typography.quiet, styles.declined)}>
      {counted(state.declined.length, "request")} declined this visit, the last from{" "}
      {last.customerName} ·{" "}
      <button
        className={typography.link}
        type="button"
        onClick={() => {
          dispatch({ type: "undoDecline" });
          tools.announce("Undone.");
        }}
      >
        Undo
      </button>
    </p>
  );
}
