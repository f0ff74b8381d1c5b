import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { Link } from "react-router";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { SubmitButton } from "#app/components/ui/submit-button.tsx";
import { callDialogLabels, consultationCall } from "#app/content/calls.ts";
import styles from "./call-booking.module.css";
import { dayAndTime } from "./call-labels.ts";
import type { CallOrder, CallStart, Consultation, Meeting } from "./call-order.ts";
import type { useCallForm } from "./use-call-form.ts";
import type { CallTimes } from "./use-call-times.ts";

type CallFormProps = {
  readonly order: CallOrder;
  readonly start: CallStart;
  readonly form: ReturnType<typeof useCallForm>;
  readonly times: CallTimes;
  /** The times say why; only another one helps. */
  readonly isRefused: boolean;
};

const { form: words } = callDialogLabels;
const scope = "call";

/** Who is calling, and the button. Its time comes from the picker beside it. */
export function CallForm({ order, start, form, times, isRefused }: CallFormProps) {
  const { phase, errors, summaryRef, formProps, timeRef } = form;
  const { chosen, zone } = times;
  const { request } = start;
  const mistakes = Object.entries(errors);
  const book = order.consultation ? consultationCall.book : words.book;
  return (
    <form className={cn(stack(20), styles.form)} aria-label={book} {...formProps}>
      {mistakes.length > 0 && (
        <ErrorSummary errors={mistakes} ref={summaryRef} level={3} scope={scope} />
      )}
      {!isRefused && <SendFailed form={form} />}
      <input name="startsAt" ref={timeRef} defaultValue={request.startsAt} hidden readOnly />
      <Field name="name" label={words.name} error={errors["name"]} scope={scope}>
        {(control) => (
          <input {...control} defaultValue={request.name} autoComplete="name" required />
        )}
      </Field>
      <Field name="email" label={words.email} error={errors["email"]} scope={scope}>
        {(control) => (
          <input
            {...control}
            defaultValue={request.email}
            type="email"
            autoComplete="email"
            required
          />
        )}
      </Field>
      <Field
        name="phone"
        label={words.phone}
        hint={phoneHint(order, times.hasVideo)}
        error={errors["phone"]}
        isOptional
        scope={scope}
      >
        {(control) => (
          <input {...control} defaultValue={request.phone} type="tel" autoComplete="tel" />
        )}
      </Field>
      <div className={cn(stack(10), styles.booking)}>
        <p className={textClass(16, 600)}>
          {chosen ? dayAndTime(chosen, zone) : words.nothing}
          {order.consultation && (
            <span className={cn(textClass(14, "quiet", 400), styles.meeting)}>
              {consultationCall.meetings[meetingOf(order.consultation, times.hasVideo)]}
            </span>
          )}
        </p>
        <SubmitButton label={book} busyLabel={words.booking} isBusy={phase === "sending"} />
      </div>
      <p className={cn(textClass(14, "quiet"), styles.privacy)}>
        {words.privacy}{" "}
        <Link to="/privacy" prefetch="intent">
          {words.privacyLink}
        </Link>
        .
      </p>
    </form>
  );
}

/** Without anybody who has a link, a video call is one on the phone. */
function meetingOf({ meeting }: Consultation, hasVideo: boolean): Meeting {
  return meeting === "video-call" && !hasVideo ? "phone-call" : meeting;
}

/** What the number is for, as the settings have it: nothing is said that they cannot keep. */
function phoneHint({ consultation }: CallOrder, hasVideo: boolean): string {
  const { phoneHints: hints } = words;
  if (consultation?.meeting === "in-person") return hints.besideOffice;
  if (!hasVideo) return hints.call;
  return consultation?.meeting === "video-call" ? hints.besideVideo : hints.video;
}
