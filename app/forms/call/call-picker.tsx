import { cn } from "#app/lib/cn.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import type { RefObject } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import { FieldError } from "#app/components/ui/field-error.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import typography from "#app/components/ui/typography.module.css";
import { callDialogLabels } from "#app/content/calls.ts";
import { CallDays } from "./call-days.tsx";
import { CallTimetable } from "./call-timetable.tsx";
import { CallZone } from "./call-zone.tsx";
import type { IsoMoment } from "./open-times.ts";
import picker from "./call-picker.module.css";
import type { CallTimes } from "./use-call-times.ts";

type CallPickerProps = {
  readonly times: CallTimes;
  readonly timetable: RefObject<HTMLFieldSetElement | null>;
  readonly error: string | undefined;
  /** Why the last choice could not be booked. */
  readonly refusal: { readonly title: string; readonly text: string } | null;
  readonly onChoose: (time: IsoMoment) => void;
  /** Of a call that is moved. */
  readonly current?: IsoMoment;
};

/** Day and time of the call. */
export function CallPicker(props: CallPickerProps) {
  const { times, timetable, error, refusal, onChoose, current } = props;
  const { days, day, isFull, hasFailed, reload } = times;
  return (
    <div
      className={cn(stack(24), picker.picker)}
      role="group"
      aria-label={callDialogLabels.picker}
      tabIndex={-1}
      data-picker=""
    >
      <CallZone times={times} />
      {hasFailed && (
        <Notice
          tone="error"
          title={callDialogLabels.unreachable.title}
          action={
            <button className={buttonClass("line", "small")} type="button" onClick={reload}>
              {callDialogLabels.unreachable.retry}
            </button>
          }
        >
          {callDialogLabels.unreachable.text}
        </Notice>
      )}
      {!days && !hasFailed && <CallLoading />}
      {isFull && <p aria-live="polite">{callDialogLabels.time.allTaken}</p>}
      {days && day && (
        <>
          <CallDays days={days} day={day} zone={times.zone} onPick={times.pickDay} />
          <FieldError name="call-startsAt" text={error} />
          {refusal && (
            <Notice tone="error" title={refusal.title}>
              {refusal.text}
            </Notice>
          )}
          <CallTimetable
            day={day}
            minutes={times.minutes}
            zone={times.zone}
            chosen={times.chosen}
            current={current}
            hasError={error !== undefined}
            ref={timetable}
            onChoose={onChoose}
          />
        </>
      )}
    </div>
  );
}

/** In the shape of what will stand there. */
function CallLoading() {
  return (
    <div className={picker.waiting} aria-live="polite">
      <span className={typography.visuallyHidden}>{callDialogLabels.loading}</span>
      {Array.from({ length: 10 }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
