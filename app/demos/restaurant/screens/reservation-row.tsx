import { useState } from "react";
import { focusAfter, neighbour } from "#app/components/demo/focus-after.ts";
import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import { cluster, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import { counted } from "#domain/counted.ts";
import { cn } from "#app/lib/cn.ts";
import { tablesFor } from "../assign.ts";
import type { Reservation, ReservationStatus } from "../model.ts";
import { completeRefusal, minutesLate, seatRefusal } from "../reservations.ts";
import { tableFor } from "../tables.ts";
import { clockText, minutesUntil } from "../times.ts";
import parts from "./parts.module.css";
import { QuietButton } from "./quiet-button.tsx";
import styles from "./reservations.module.css";
import type { RestaurantProps } from "./restaurant-props.ts";
import { StatusBadge } from "./status-badge.tsx";

export const reservationLabels: Readonly<Record<ReservationStatus, string>> = {
  pending: "Pending",
  confirmed: "Confirmed",
  seated: "Seated",
  completed: "Completed",
};

/** Minutes before its time from which a party is to be expected. */
const dueWithin = 15;

type ReservationRowProps = RestaurantProps & {
  readonly reservation: Reservation;
  /** The reservations of the day, in their order. */
  readonly shownIds: readonly string[];
};

/** One party: when, who, how many, where, and the next step with them. */
export function ReservationRow(props: ReservationRowProps) {
  const { reservation, now } = props;
  const { id, customerName, phone, time, partySize, status, table, walkIn } = reservation;
  // The step that was refused last: its reason stands here as long as it holds.
  const [refused, setRefused] = useState<ReservationStatus | null>(null);
  const refusal = refused === status ? refusalOf(props) : null;
  const late = minutesLate(reservation, now);
  const heading = `rs-res-${id}`;
  return (
    <li className={cn(stack(4), styles.reservation)} data-status={status}>
      <p className={cn(textClass(24, 650), styles.time)}>{clockText(time)}</p>
      <div>
        <h3 id={heading} tabIndex={-1}>
          {customerName}
        </h3>
        <p className={textClass(14, "quiet")}>
          {counted(partySize, "guest")}
          {phone !== "" && ` · ${phone}`}
          {walkIn && " · no booking"}
        </p>
      </div>
      {status === "pending" || status === "confirmed" ? (
        <TablePick {...props} />
      ) : (
        <p className={styles.place}>{table === null ? "No table yet" : `Table ${table}`}</p>
      )}
      <p className={cn(cluster(6), styles.badges)}>
        <StatusBadge status={status}>{reservationLabels[status]}</StatusBadge>
        {late !== null && <StatusBadge status="late">Late {late} min</StatusBadge>}
      </p>
      <Actions {...props} heading={heading} onRefusal={setRefused} />
      {refusal !== null && <p className={cn(parts.refusal, styles.refusal)}>{refusal}</p>}
    </li>
  );
}

/** Which table a party that has not come yet is going to have. */
function TablePick({ reservation, state, dispatch, tools, now }: ReservationRowProps) {
  const { id, customerName, table } = reservation;
  const tables = tablesFor(reservation, state, now);
  const offered = table === null || tables.includes(table) ? tables : [table, ...tables];
  return (
    <div className={styles.place}>
      <FilterSelect
        name={`table-${id}`}
        label={`Table for ${customerName}`}
        value={table === null ? "" : String(table)}
        options={[
          { value: "", label: "No table yet" },
          ...offered.map((one) => ({ value: String(one), label: `Table ${one}` })),
        ]}
        onChange={(value) => {
          dispatch({ type: "assign", id, table: value === "" ? null : Number(value), now });
          tools.announce(
            value === ""
              ? `${customerName} has no table yet.`
              : `Table ${value} is kept for ${customerName}.`,
          );
        }}
      />
    </div>
  );
}

/** Why the next step with a party cannot be taken now. */
function refusalOf({ reservation, state, now }: ReservationRowProps): string | null {
  if (reservation.status === "confirmed") return seatRefusal(reservation, state, now);
  return reservation.status === "seated" ? completeRefusal(reservation, state) : null;
}

type ActionsProps = ReservationRowProps & {
  readonly heading: string;
  readonly onRefusal: (step: ReservationStatus) => void;
};

/** Confirm or Decline, then Seat Now, then Complete: only confirmed ones are seated (specification, section 4). */
function Actions(props: ActionsProps) {
  const { reservation, heading, state, dispatch, tools, now, shownIds, onRefusal } = props;
  const { id, customerName, status, table } = reservation;
  function confirm() {
    dispatch({ type: "confirm", id });
    tools.announce(`${customerName} is confirmed.`);
  }
  function decline() {
    dispatch({ type: "decline", id });
    tools.announce(`${customerName} is declined.`);
    tools.toast({
      text: `${customerName} is declined.`,
      onUndo: () => {
        dispatch({ type: "undoDecline" });
        tools.announce("Undone.");
      },
    });
    focusAfter(`#rs-res-${neighbour(shownIds, id)}`, "#rs-reservations");
  }
  function seat() {
    const refused = refusalOf(props);
    onRefusal(status);
    if (refused !== null) return tools.announce(refused);
    dispatch({ type: "seat", id, now });
    const said = `Seated ${customerName} at Table ${tableFor(reservation, state, now)}.`;
    tools.announce(said);
    tools.toast({ text: said });
  }
  function takeOrder() {
    if (table === null) return;
    dispatch({ type: "takeOrder", table });
    tools.announce(`The current order is for Table ${table}.`);
    focusAfter("#rs-order");
  }
  function complete() {
    const refused = refusalOf(props);
    onRefusal(status);
    if (refused !== null) return tools.announce(refused);
    dispatch({ type: "complete", id });
    tools.announce(`${customerName} is completed.`);
    focusAfter(`#${heading}`);
  }
  const first = {
    pending: { label: "Confirm", press: confirm },
    confirmed: { label: "Seat Now", press: seat },
    seated: { label: "Take order", press: takeOrder },
    completed: null,
  }[status];
  if (!first) return null;
  const isDue = status === "confirmed" && minutesUntil(reservation, now) <= dueWithin;
  return (
    <div className={cn(row(6), styles.actions)}>
      {status === "pending" && (
        <QuietButton aria-describedby={heading} onClick={decline}>
          Decline
        </QuietButton>
      )}
      {status === "seated" && (
        <QuietButton aria-describedby={heading} onClick={complete}>
          Complete
        </QuietButton>
      )}
      <button
        className={buttonClass(isDue ? "primary" : "line")}
        type="button"
        aria-describedby={heading}
        onClick={first.press}
      >
        {first.label}
      </button>
    </div>
  );
}
