import { useState, type FormEvent } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, formatLocal, isoDay } from "#domain/dates.ts";
import { focusFirstError, textOf, type FormErrors } from "../forms.ts";
import { activeHomes, findHome } from "../homes.ts";
import { clashText, hasClash, viewingDays, viewingSlots } from "../slots.ts";
import { momentText } from "../labels.ts";
import { overPage } from "./estate-classes.ts";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";

/** A viewing that the agency arranges itself: it is confirmed at once. */
export function NewViewingDialog({ state, dispatch, tools, now }: EstateProps) {
  const homes = activeHomes(state.properties);
  const days = viewingDays(now);
  const [property, setProperty] = useState(homes[0]?.id ?? "");
  const [day, setDay] = useState(() => isoDay(days[0] ?? now));
  const [errors, setErrors] = useState<FormErrors>({});
  const agent = findHome(homes, property)?.agent.name ?? "";
  const slots = viewingSlots(dateOfDay(day), agent, state.viewings, now);

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const client = textOf(values, "client");
    const slot = slots.find(({ at }) => String(at.getTime()) === textOf(values, "time"));
    const asked = slot && { id: null, agent, date: slot.at };
    const wrong = {
      ...(client.trim() === "" && { client: "Enter the client's name." }),
      ...(!asked && { time: "Choose a time that is still to come." }),
      ...(asked && hasClash(state.viewings, asked) && { time: clashText(asked) }),
    };
    setErrors(wrong);
    if (focusFirstError(event.currentTarget, wrong) || !slot) return;
    dispatch({
      type: "addViewing",
      property,
      date: slot.at,
      client,
      phone: textOf(values, "phone"),
      now,
    });
    dispatch({ type: "closeDialog" });
    tools.announce(`Viewing with ${client.trim()} added, ${momentText(slot.at)}`);
    tools.toast({ text: `Viewing added, ${momentText(slot.at)}` });
  }

  return (
    <DemoDialog
      isOpen
      onClose={() => dispatch({ type: "closeDialog" })}
      app={overPage}
      title="New Viewing"
      size="narrow"
      footer={
        <button className={buttonClass()} type="submit" form="re-new">
          Add Viewing
        </button>
      }
    >
      <form id="re-new" className={cn(stack(16), estate.form)} onSubmit={add} noValidate>
        <Field name="property" label="Home" scope="new" hint={`Shown by ${agent}`}>
          {(control) => (
            <select
              {...control}
              value={property}
              onChange={(event) => setProperty(event.target.value)}
            >
              {homes.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className={columns(2, 14, 620)}>
          <Field name="date" label="Date" scope="new">
            {(control) => (
              <select {...control} value={day} onChange={(event) => setDay(event.target.value)}>
                {days.map((one) => (
                  <option key={isoDay(one)} value={isoDay(one)}>
                    {formatLocal(one, "weekday")}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field name="time" label="Time" scope="new" error={errors.time}>
            {(control) => (
              <select {...control}>
                {slots.map(({ at }) => (
                  <option key={at.getTime()} value={at.getTime()}>
                    {formatLocal(at, "time")}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <Field name="client" label="Client" scope="new" error={errors.client}>
          {(control) => <input {...control} autoComplete="off" maxLength={120} />}
        </Field>
        <Field name="phone" label="Phone" scope="new" isOptional>
          {(control) => <input {...control} type="tel" autoComplete="off" maxLength={40} />}
        </Field>
      </form>
    </DemoDialog>
  );
}
