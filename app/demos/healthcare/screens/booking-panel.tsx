import { useEffect, useRef } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { MonthCalendar } from "#app/components/demo/month-calendar.tsx";
import { spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { makeIcs } from "#domain/calendar-file.ts";
import { dateOfDay, formatLocal, isoDay } from "#domain/dates.ts";
import { canConfirm, momentOf, visitText } from "../booking.ts";
import { departments, type Department } from "../model.ts";
import { availableText, freeCount, nextAvailable, slotsFor } from "../slots.ts";
import styles from "./booking-panel.module.css";
import type { HealthProps } from "./health-props.ts";
import { SlotList } from "./slot-list.tsx";

const longestReason = 120;

/** A day, a time, a doctor: book a visit, or move one (specification, section 4). */
export function BookingPanel(props: HealthProps) {
  const { state, dispatch, tools } = props;
  const { booking, appointments } = state;
  const now = state.openedAt;
  const moving = appointments.find(({ id }) => id === booking.movingId);
  const others = appointments.filter(({ id }) => id !== booking.movingId);

  function chooseDay(day: Date) {
    dispatch({ type: "date", day: isoDay(day) });
    const free = availableText(slotsFor(day, now, others), booking.filter);
    tools.announce(`${free} on ${formatLocal(day, "longWeekday")}`);
  }
  function confirm() {
    if (!canConfirm(booking) || booking.date === null || booking.time === null) return;
    dispatch({ type: "confirm", now });
    const text = visitText({ date: booking.date, time: booking.time });
    tools.tick(moving ? "move" : "book");
    tools.announce(moving ? `Moved from ${visitText(moving)} to ${text}` : `Booked: ${text}`);
  }

  return (
    <section className={cn(stack(14), demoParts.panel, styles.booking)} aria-labelledby="book">
      <h3 id="book">{moving ? "Choose a new time" : "Book a visit"}</h3>
      {moving && (
        <p className={styles.moving}>
          Moving: {moving.department}, {visitText(moving)}
          <button
            className={typography.link}
            type="button"
            onClick={() => dispatch({ type: "keepTime" })}
          >
            Keep this time
          </button>
        </p>
      )}
      <Booked {...props} />
      <ChoiceGroup
        label="Department"
        shape="pills"
        options={(["all", ...departments] as const).map((value) => ({
          value,
          label: value === "all" ? "All" : value,
        }))}
        value={booking.filter}
        onChange={(filter: Department | "all") => dispatch({ type: "filter", filter })}
      />
      <MonthCalendar
        month={booking.month}
        onMonth={(month) => dispatch({ type: "month", month })}
        chosen={booking.date === null ? null : dateOfDay(booking.date)}
        onChoose={chooseDay}
        today={now}
        cursor={booking.cursor === null ? null : dateOfDay(booking.cursor)}
        onCursor={(day) => dispatch({ type: "cursor", day: isoDay(day) })}
        note={(day) => freeText(freeCount(slotsFor(day, now, others), booking.filter))}
      />
      <NextAvailable {...props} />
      <SlotList {...props} others={others} />
      {!moving && (
        <>
          <ChoiceGroup
            label="Visit type"
            isLabelShown
            shape="segment"
            options={[
              { value: "in-person", label: "In person" },
              { value: "telehealth", label: "Telehealth" },
            ]}
            value={booking.type}
            onChange={(visitType) => dispatch({ type: "visitType", visitType })}
          />
          <Field name="reason" label="Reason for visit" scope="book" isOptional>
            {(control) => (
              <input
                {...control}
                maxLength={longestReason}
                autoComplete="off"
                value={booking.reason}
                onChange={(event) => dispatch({ type: "reason", reason: event.target.value })}
              />
            )}
          </Field>
        </>
      )}
      <div
        className={cn(spread(12), styles.confirm)}
        data-chosen={booking.date === null ? undefined : ""}
      >
        <p>
          {booking.date !== null && booking.time !== null ? (
            <>
              <b>{visitText({ date: booking.date, time: booking.time })}</b>, {booking.doctor},{" "}
              {booking.department}
            </>
          ) : (
            <span className={typography.quiet}>Choose a date and a time.</span>
          )}
        </p>
        <button
          className={buttonClass()}
          type="button"
          disabled={!canConfirm(booking)}
          onClick={confirm}
        >
          Confirm Appointment
        </button>
      </div>
    </section>
  );
}

/** What stands under a day of the calendar. */
function freeText(free: number): string {
  if (free === 0) return "full";
  return free === 1 ? "1 time" : `${free} times`;
}

function Booked({ state, dispatch, tools }: HealthProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { bookedId } = state.booking;
  const visit = state.appointments.find(({ id }) => id === bookedId);
  useEffect(() => {
    if (bookedId !== null) heading.current?.focus();
  }, [bookedId]);
  if (!visit) return null;
  const doctor = visit.doctor.replace(/^Dr\. \S+ /, "Dr. ");
  function save() {
    if (!visit) return;
    const file = makeIcs(
      {
        id: visit.id,
        title: `${visit.department}, ${visit.doctor}`,
        start: momentOf(visit),
        minutes: 30,
        place: visit.type === "telehealth" ? "Video call" : "Riverbend Health",
        time: "floating",
      },
      state.openedAt,
    );
    tools.save(`riverbend-${visit.date}.ics`, file);
  }
  return (
    <div className={styles.booked}>
      <h4 tabIndex={-1} ref={heading}>
        You're booked: {visitText(visit)} with {doctor}
      </h4>
      <button className={buttonClass("line")} type="button" onClick={save}>
        <Icon name="download" />
        Add to calendar
      </button>
      <button
        className={typography.link}
        type="button"
        onClick={() => dispatch({ type: "bookAnother" })}
      >
        Book another
      </button>
    </div>
  );
}

function NextAvailable({ state, dispatch }: HealthProps) {
  const { booking, appointments, openedAt: now } = state;
  const others = appointments.filter(({ id }) => id !== booking.movingId);
  const found = nextAvailable(now, now, others, booking.filter);
  if (!found) return null;
  return (
    <button
      className={typography.link}
      type="button"
      onClick={() => dispatch({ type: "jump", day: found.date, slot: found.slot })}
    >
      Next available: {visitText({ date: found.date, time: found.slot.time })}
    </button>
  );
}
