import { useState, type FormEvent } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { ConfirmDialog } from "#app/components/demo/confirm-dialog.tsx";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { cn } from "#app/lib/cn.ts";
import { isoDay } from "#domain/dates.ts";
import { textLimit } from "#app/lib/typed-text.ts";
import type { Interest, Property, Viewing } from "../model.ts";
import { momentText } from "../labels.ts";
import { overPage } from "./estate-classes.ts";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";
import { SlotPicker } from "./slot-picker.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

type ViewingDialogProps = EstateProps & { readonly viewing: Viewing; readonly home: Property };

/** The row that was acted on, or the heading above where it was. */
function useRowFocus(id: string) {
  return useFocusReturn(`[data-viewing="${id}"] button`, "#re-diary", "#re-today");
}

export function RescheduleDialog(props: ViewingDialogProps) {
  const { state, dispatch, tools, now, viewing, home } = props;
  const [day, setDay] = useState(() => isoDay(viewing.date));
  const [time, setTime] = useState<Date | null>(null);
  const [error, setError] = useState<string>();
  const { finish, returnFocus } = useRowFocus(viewing.id);
  const others = state.viewings.filter(({ id }) => id !== viewing.id);
  function move() {
    if (time === null || time.getTime() === viewing.date.getTime()) {
      setError(time === null ? "Choose a time." : "That is the time it has now.");
      return;
    }
    finish();
    dispatch({ type: "rescheduleViewing", id: viewing.id, date: time, now });
    dispatch({ type: "showInDiary", date: time, filter: "all" });
    dispatch({ type: "closeDialog" });
    tools.announce(`Moved from ${momentText(viewing.date)} to ${momentText(time)}`);
    tools.toast({ text: `Moved to ${momentText(time)}` });
  }
  return (
    <DemoDialog
      isOpen
      onClose={() => dispatch({ type: "closeDialog" })}
      app={overPage}
      kicker={`${home.title}, ${viewing.client}`}
      title="Reschedule"
      size="narrow"
      returnFocus={returnFocus}
      footer={
        <button className={buttonClass()} type="button" onClick={move}>
          Move Viewing
        </button>
      }
    >
      <p className={estate.quote}>Now: {momentText(viewing.date)}</p>
      <SlotPicker
        agent={viewing.agent}
        viewings={others}
        now={now}
        day={day}
        onDay={(next) => {
          setDay(next);
          setTime(null);
        }}
        time={time}
        onTime={setTime}
        error={error}
      />
    </DemoDialog>
  );
}

export function CancelDialog({ dispatch, tools, viewing, home }: ViewingDialogProps) {
  const { finish, returnFocus } = useRowFocus(viewing.id);
  function cancel() {
    finish();
    dispatch({ type: "cancelViewing", id: viewing.id });
    dispatch({ type: "closeDialog" });
    tools.announce(`${viewing.client}, ${momentText(viewing.date)}: Cancelled`);
  }
  return (
    <ConfirmDialog
      isOpen
      app={overPage}
      title="Cancel this viewing?"
      text={`${home.title}, ${momentText(viewing.date)}, ${viewing.client}.`}
      keep={{ label: "Keep Viewing", onChoose: () => dispatch({ type: "closeDialog" }) }}
      choices={[{ label: "Cancel Viewing", onChoose: cancel }]}
      returnFocus={returnFocus}
    />
  );
}

const interests = (["Hot", "Warm", "Cold"] as const).map((value) => ({ value, label: value }));

export function FeedbackDialog(props: ViewingDialogProps) {
  const { dispatch, tools, now, viewing, home } = props;
  const [interest, setInterest] = useState<Interest>("Warm");
  const [note, setNote] = useState("");
  const [isShared, setIsShared] = useState(true);
  const { finish, returnFocus } = useRowFocus(viewing.id);
  function save(event: FormEvent) {
    event.preventDefault();
    finish();
    dispatch({ type: "feedback", id: viewing.id, feedback: { interest, note, isShared }, now });
    dispatch({ type: "closeDialog" });
    tools.announce(`Feedback of ${viewing.client} saved`);
    tools.toast({ text: `Feedback of ${viewing.client} saved` });
  }
  return (
    <DemoDialog
      isOpen
      onClose={() => dispatch({ type: "closeDialog" })}
      app={overPage}
      kicker={`${home.title}, ${momentText(viewing.date)}`}
      title={`Feedback of ${viewing.client}`}
      size="narrow"
      returnFocus={returnFocus}
      footer={
        <button className={buttonClass()} type="submit" form="re-feedback">
          Save Feedback
        </button>
      }
    >
      <form id="re-feedback" className={cn(stack(16), estate.form)} onSubmit={save}>
        <ChoiceGroup
          label="Interest"
          isLabelShown
          shape="segment"
          options={interests}
          value={interest}
          onChange={setInterest}
        />
        <Field name="note" label="Note" scope="feedback" isOptional>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={textLimit}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <label className={demoParts.task}>
          <input
            type="checkbox"
            checked={isShared}
            onChange={(event) => setIsShared(event.target.checked)}
          />
          Share with owner
        </label>
      </form>
    </DemoDialog>
  );
}
