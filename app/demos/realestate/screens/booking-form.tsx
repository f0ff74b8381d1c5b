import { useEffect, useRef, useState, type FormEvent } from "react";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster, columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatLocal, isoDay } from "#domain/dates.ts";
import { checkVisitor, focusFirstError, type FormErrors, type Visitor } from "../forms.ts";
import type { Property, Viewing } from "../model.ts";
import { hasClash, viewingDays } from "../slots.ts";
import { momentText } from "../labels.ts";
import styles from "./booking.module.css";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";
import { saveToCalendar } from "./save-calendar.ts";
import { PropertyScene } from "./scene.tsx";
import { SlotPicker } from "./slot-picker.tsx";

type BookingProps = EstateProps & { readonly home: Property };

const nobody: Visitor = { name: "", email: "", phone: "" };
const sampleVisitor: Visitor = {
  name: "Nora Whitfield",
  email: "nora@example.com",
  phone: "(415) 555-0170",
};

/** A day, an hour and a name: a viewing is requested. */
export function BookingForm({ state, dispatch, tools, now, home }: BookingProps) {
  const [day, setDay] = useState(() => isoDay(viewingDays(now)[0] ?? now));
  const [time, setTime] = useState<Date | null>(null);
  const [visitor, setVisitor] = useState(nobody);
  const [errors, setErrors] = useState<FormErrors>({});
  const agent = home.agent.name;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isGone = time !== null && hasClash(state.viewings, { id: null, agent, date: time });
    const wrong = {
      ...(time === null && { slot: "Choose a time." }),
      ...(isGone && { slot: "That time has just been taken. Pick another." }),
      ...checkVisitor(visitor),
    };
    setErrors(wrong);
    if (focusFirstError(event.currentTarget, wrong) || time === null) return;
    dispatch({ type: "bookViewing", property: home.id, date: time, visitor, now });
    if (home.id === "p04") tools.tick("book");
    tools.announce(
      `Viewing requested at ${home.title}, ${formatLocal(time, "weekday")}, ${formatLocal(time, "time")}.`,
    );
  }
  const field = (name: keyof Visitor) => ({
    autoComplete: "off",
    maxLength: 120,
    value: visitor[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setVisitor({ ...visitor, [name]: event.target.value }),
  });

  return (
    <div className={cn(columns(2, 24, 1024), styles.booking)}>
      <div className={cn(stack(12), styles.home)}>
        <PropertyScene home={home} />
        <p className={stack(0)}>
          <b className={textClass(20)}>{home.price}</b>
          <span className={typography.quiet}>{home.location}</span>
          <span>Shown by {agent}</span>
        </p>
      </div>
      <form id="re-book" className={cn(stack(16), estate.form)} onSubmit={send} noValidate>
        <SlotPicker
          agent={agent}
          viewings={state.viewings}
          now={now}
          day={day}
          onDay={(next) => {
            setDay(next);
            setTime(null);
          }}
          time={time}
          onTime={setTime}
          error={errors.slot}
        />
        <div className={columns(2, 14, 620)}>
          <Field name="name" label="Name" scope="book" error={errors.name}>
            {(control) => <input {...control} {...field("name")} />}
          </Field>
          <Field name="email" label="E-mail" scope="book" error={errors.email}>
            {(control) => <input {...control} {...field("email")} type="email" />}
          </Field>
          <Field name="phone" label="Phone" scope="book" isOptional>
            {(control) => <input {...control} {...field("phone")} type="tel" />}
          </Field>
        </div>
        <button className={typography.link} type="button" onClick={() => setVisitor(sampleVisitor)}>
          Fill with sample details
        </button>
      </form>
    </div>
  );
}

type BookedProps = EstateProps & { readonly viewing: Viewing };

/** The viewing is in the agent's diary; from here it goes into the visitor's own, or is looked at there. */
export function Booked(props: BookedProps) {
  const { dispatch, tools, viewing } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  function show() {
    dispatch({ type: "showInDiary", date: viewing.date, filter: "all" });
    tools.tick("diary");
    focusAfter("#re-diary");
  }
  return (
    <div className={cn(stack(14, "start"), styles.booked)}>
      <span aria-hidden="true">
        <Icon name="check" />
      </span>
      <h3 className={estate.serif} tabIndex={-1} ref={heading}>
        Viewing requested: {momentText(viewing.date)}. The agent confirms here.
      </h3>
      <p className={typography.quiet}>
        {viewing.agent} has it in the diary now, and that time is taken for everybody else.
      </p>
      <div className={cluster(10)}>
        <button
          className={buttonClass("line")}
          type="button"
          onClick={() => saveToCalendar(props, viewing)}
        >
          <Icon name="calendar" />
          Add to Calendar
        </button>
        <button className={buttonClass()} type="button" onClick={show}>
          See it in the agent's diary
          <Icon name="arrow" />
        </button>
      </div>
    </div>
  );
}
