import { useState, type FormEvent } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import badges from "#app/components/ui/badge.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { relativeDay } from "#domain/dates.ts";
import { book, openTo, upcomingOf } from "../bookings.ts";
import { classLabel, spotsLeft, startOf, timeText } from "../classes.ts";
import club from "../club.module.css";
import type { GymClass, Member } from "../model.ts";
import { bookingSentence, tickWaitlist } from "./booking-labels.ts";
import type { FitnessProps } from "./fitness-props.ts";
import styles from "./member-drawer.module.css";

type MemberBookingsProps = FitnessProps & { readonly member: Member };

/** What a member has booked, and a way to book more. */
export function MemberBookings({ member, ...props }: MemberBookingsProps) {
  const { state, now } = props;
  const [isBooking, setIsBooking] = useState(false);
  const own = upcomingOf(state.classes, member.id, now);
  return (
    <section>
      <h3>Upcoming bookings</h3>
      {own.length === 0 && <p className={typography.quiet}>Nothing booked.</p>}
      <ul className={demoParts.rows}>
        {own.map((one) => (
          <li key={one.id}>
            <span>
              <b>{one.name}</b>
              <br />
              <span className={typography.quiet}>{whenText(one, now)}</span>
            </span>
            <span className={badges.badge}>
              {one.waitlist.includes(member.id)
                ? `Waitlist ${one.waitlist.indexOf(member.id) + 1}`
                : "Booked"}
            </span>
          </li>
        ))}
      </ul>
      {member.status === "inactive" ? (
        <p className={typography.quiet}>Reactivate {member.name} to book a class.</p>
      ) : (
        <button
          className={cn(buttonClass("line"), styles.below)}
          type="button"
          id="ft-book"
          aria-expanded={isBooking}
          onClick={() => setIsBooking(!isBooking)}
        >
          Book a Class
        </button>
      )}
      {isBooking && member.status !== "inactive" && (
        <BookingForm {...props} member={member} onDone={() => setIsBooking(false)} />
      )}
    </section>
  );
}

function whenText(gymClass: GymClass, now: Date): string {
  return `${relativeDay(startOf(gymClass), now)}, ${timeText(gymClass.time)}`;
}

type BookingFormProps = MemberBookingsProps & { readonly onDone: () => void };

function BookingForm({ state, dispatch, tools, now, member, onDone }: BookingFormProps) {
  const open = openTo(state.classes, member.id, now);
  const [chosen, setChosen] = useState(open[0]?.id ?? "");
  const gymClass = open.find(({ id }) => id === chosen) ?? open[0];
  if (!gymClass) return <p className={typography.quiet}>There is no class left to book.</p>;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!gymClass) return;
    const booking = book(gymClass, member, now, state.classes);
    dispatch({ type: "book", classId: gymClass.id, memberId: member.id, now });
    tools.announce(bookingSentence(booking, member));
    tickWaitlist(booking, tools);
    onDone();
    focusAfter("#ft-book");
  }
  return (
    <form className={cn(stack(14), club.form, styles.below)} onSubmit={submit} noValidate>
      <Field name="class" label="Class" scope="drawer">
        {(control) => (
          <select
            {...control}
            value={gymClass.id}
            onChange={(event) => setChosen(event.target.value)}
          >
            {open.map((one) => (
              <option key={one.id} value={one.id}>
                {whenText(one, now)} · {one.name} · {classLabel(one, now)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button className={buttonClass()} type="submit">
        {spotsLeft(gymClass) > 0 ? "Book" : "Join Waitlist"}
      </button>
    </form>
  );
}
