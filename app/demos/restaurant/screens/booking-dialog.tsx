import { useRef, useState, type FormEvent } from "react";
import { FormDialog } from "#app/components/demo/form-dialog.tsx";
import { cluster, columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, formatLocal, isoDay } from "#domain/dates.ts";
import { checkBooking, slotTimes, type BookingErrors } from "../booking.ts";
import { clockText } from "../times.ts";
import parts from "./parts.module.css";
import type { RestaurantProps } from "./restaurant-props.ts";

type BookingDialogProps = RestaurantProps & { readonly onClose: () => void };

/** A booking taken at the desk: refused where the evening is full, with the nearest times that are not. */
export function BookingDialog({ state, dispatch, tools, now, onClose }: BookingDialogProps) {
  const [errors, setErrors] = useState<BookingErrors>({});
  const [nearest, setNearest] = useState<readonly string[]>([]);
  const first = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLSelectElement>(null);
  function book(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const text = (name: string) => {
      const value = values.get(name);
      return typeof value === "string" ? value : "";
    };
    const checked = checkBooking(
      {
        name: text("name"),
        phone: text("phone"),
        party: text("party"),
        date: text("date"),
        time: text("time"),
      },
      state,
      now,
    );
    if (!checked.ok) {
      setErrors(checked.errors);
      setNearest(checked.nearest);
      const [field] = Object.keys(checked.errors);
      form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      if (checked.nearest.length > 0) tools.announce(checked.errors.time ?? "");
      return;
    }
    const { booking } = checked;
    dispatch({ type: "addReservation", booking });
    const day = formatLocal(dateOfDay(booking.date), "weekday");
    const done = `Booked ${booking.customerName.trim()}, ${booking.partySize} on ${day} at ${clockText(booking.time)}.`;
    tools.announce(done);
    tools.toast({ text: done });
    onClose();
  }
  function choose(slot: string) {
    if (time.current) time.current.value = slot;
    setErrors({});
    setNearest([]);
    time.current?.focus();
    tools.announce(`${clockText(slot)} is chosen.`);
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      app="app--restaurant"
      title="New Reservation"
      firstFocus={first}
      form="rs-booking"
      submit="Book table"
    >
      <form id="rs-booking" className={cn(columns(2, 16), parts.form)} onSubmit={book} noValidate>
        <Field name="name" label="Name" scope="booking" error={errors.name}>
          {(control) => <input {...control} ref={first} autoComplete="off" maxLength={80} />}
        </Field>
        <Field name="phone" label="Phone" scope="booking" error={errors.phone}>
          {(control) => <input {...control} type="tel" autoComplete="off" maxLength={30} />}
        </Field>
        <Field name="party" label="Party, 1 to 12" scope="booking" error={errors.party}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              defaultValue="2"
            />
          )}
        </Field>
        <Field name="date" label="Date" scope="booking" error={errors.date}>
          {(control) => (
            <input {...control} type="date" min={isoDay(now)} defaultValue={state.day} />
          )}
        </Field>
        <div className={cn(stack(10), parts.wide)}>
          <Field name="time" label="Time" scope="booking" error={errors.time}>
            {(control) => (
              <select {...control} ref={time} defaultValue="20:00">
                {slotTimes.map((slot) => (
                  <option key={slot} value={slot}>
                    {clockText(slot)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {nearest.length > 0 && (
            <div className={cluster(8)} role="group" aria-label="Nearest free times">
              {nearest.map((slot) => (
                <button
                  key={slot}
                  className={buttonClass("line")}
                  type="button"
                  onClick={() => choose(slot)}
                >
                  {clockText(slot)}
                </button>
              ))}
            </div>
          )}
        </div>
      </form>
    </FormDialog>
  );
}
