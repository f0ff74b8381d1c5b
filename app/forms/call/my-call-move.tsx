import { useEffect, useRef } from "react";
import { cluster, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import parts from "#app/components/ui/part.module.css";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { SubmitButton } from "#app/components/ui/submit-button.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { callRefusals } from "#app/content/calls.ts";
import { moveCallWords as words } from "#app/content/my-call.ts";
import { cn } from "#app/lib/cn.ts";
import { dayAndTime } from "./call-labels.ts";
import { CallPicker } from "./call-picker.tsx";
import type { MyCall } from "./my-call-repository.ts";
import styles from "./my-call-move.module.css";
import { useEscape } from "./use-escape.ts";
import { useCallMove } from "./use-call-move.ts";
import type { MyCallPage } from "./use-my-call.ts";

type MyCallMoveProps = {
  readonly call: MyCall;
  readonly page: MyCallPage;
  readonly onKeep: () => void;
};

/** The times of the dialog, in the page; the call is moved by the button beneath what is now and what will be. */
export function MyCallMove({ call, page, onKeep }: MyCallMoveProps) {
  const { times, form, timetable, notice, isOfTime, choose } = useCallMove(call, page);
  const { phase, errors, refusal, formProps, resultRef } = form;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { zone, chosen } = times;
  useEffect(() => heading.current?.focus(), []);
  useEscape(section, onKeep);
  return (
    <section
      className={cn(surface("large"), styles.move)}
      aria-labelledby="move-call"
      ref={section}
    >
      <div className={cn(stack(6), styles.head)}>
        <h2
          className={cn(typography.heading, textClass(28))}
          id="move-call"
          tabIndex={-1}
          ref={heading}
        >
          {words.title}
        </h2>
        <p className={typography.quiet}>{words.text}</p>
      </div>
      <CallPicker
        times={times}
        timetable={timetable}
        error={chosen ? undefined : errors["startsAt"]}
        refusal={notice}
        onChoose={choose}
        current={call.startsAt}
      />
      <form className={cn(stack(20), styles.form)} aria-label={words.title} {...formProps}>
        <input name="startsAt" value={chosen ?? ""} hidden readOnly />
        <div className={cn(parts.skyPanel, layout.onSky, styles.ticket)} role="status">
          <dl className={stack(16)}>
            <div>
              <dt className={cn(textClass(14), styles.term)}>{words.now}</dt>
              <dd className={textClass(16, 560)}>{dayAndTime(call.startsAt, zone)}</dd>
            </div>
            <div className={styles.next}>
              <dt className={cn(textClass(14), styles.term)}>{words.next}</dt>
              <dd className={cn(typography.heading, textClass(24))}>
                {chosen ? dayAndTime(chosen, zone) : words.none}
              </dd>
            </div>
          </dl>
        </div>
        {refusal && !isOfTime ? (
          <Notice tone="error" title={callRefusals[refusal].title} ref={resultRef}>
            {callRefusals[refusal].text}
          </Notice>
        ) : (
          !isOfTime && <SendFailed form={form} />
        )}
        <div className={cn(cluster(10), styles.actions)}>
          <SubmitButton
            label={chosen ? words.submit(dayAndTime(chosen, zone)) : words.submitNothing}
            busyLabel={words.submitting}
            isBusy={phase === "sending"}
          />
          <button className={buttonClass("line")} type="button" onClick={onKeep}>
            {words.keep}
          </button>
        </div>
      </form>
    </section>
  );
}
