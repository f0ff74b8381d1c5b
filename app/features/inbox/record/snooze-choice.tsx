import { useState, type FormEvent } from "react";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import forms from "#app/components/ui/form.module.css";
import { snoozeLabels as labels } from "#app/content/conversation.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import { snoozeFieldId } from "../conversation/field-ids.ts";
import type { Entry } from "../entry.ts";
import failures from "../part-failure.module.css";
import { snoozeTimes } from "../work/snooze-times.ts";
import type { Work } from "../work/use-work.ts";
import record from "./record-panel.module.css";

type SnoozeChoiceProps = { readonly entry: Entry; readonly work: Work; readonly now: Date };

/** Puts a record off: it leaves the list, and comes back by itself. */
export function SnoozeChoice({ entry, work, now }: SnoozeChoiceProps) {
  const [isOther, setIsOther] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const { snoozedUntil } = entry.work;
  const times = snoozeTimes(now);
  const label = (moment: string) =>
    `${readerDate(new Date(moment), "weekday")}, ${readerDate(new Date(moment), "time")}`;

  function putOff(moment: string | null) {
    setIsOther(false);
    setMistake(undefined);
    const done = moment === null ? labels.woken : labels.done(label(moment));
    void work.change([entry], () => ({ snoozedUntil: moment }), done);
  }

  function putOffTo(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("until");
    const moment = new Date(typeof typed === "string" ? typed : "");
    if (Number.isNaN(moment.getTime()) || moment.getTime() <= Date.now()) setMistake(labels.past);
    else putOff(moment.toISOString());
  }

  if (snoozedUntil !== null) {
    return (
      <div className={row(10)}>
        <span className={record.snoozed}>{labels.until(label(snoozedUntil))}</span>
        <button
          className={buttonClass("line", "tiny")}
          type="button"
          id={snoozeFieldId}
          onClick={() => putOff(null)}
        >
          {labels.wake}
        </button>
      </div>
    );
  }
  return (
    <div>
      <select
        className={forms.input}
        id={snoozeFieldId}
        value=""
        aria-label={labels.title}
        onChange={({ target: { value } }) => (value === "other" ? setIsOther(true) : putOff(value))}
      >
        <option value="">—</option>
        {times.today && <option value={times.today}>{labels.today}</option>}
        <option value={times.tomorrow}>{labels.tomorrow}</option>
        <option value={times.monday}>{labels.monday}</option>
        <option value="other">{labels.other}</option>
      </select>
      {isOther && (
        <form className={row(8)} method="post" noValidate onSubmit={putOffTo}>
          <input
            className={forms.input}
            type="datetime-local"
            name="until"
            aria-label={labels.other}
          />
          <button className={buttonClass("line", "tiny")} type="submit">
            {labels.set}
          </button>
        </form>
      )}
      {mistake && (
        <p className={failures.failed} role="alert">
          {mistake}
        </p>
      )}
    </div>
  );
}
