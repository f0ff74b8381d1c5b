import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { Link } from "react-router";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { SubmitButton } from "#app/components/ui/submit-button.tsx";
import { callDialogLabels } from "#app/content/calls.ts";
import styles from "./call-dialog.module.css";
import { dayAndTime } from "./call-labels.ts";
import type { useCallForm } from "./use-call-form.ts";
import type { CallTimes } from "./use-call-times.ts";

type CallFormProps = {
  readonly form: ReturnType<typeof useCallForm>;
  readonly times: CallTimes;
  /** The times say why; only another one helps. */
  readonly isRefused: boolean;
};

const { form: words } = callDialogLabels;
const scope = "call";

/** Who is calling, and the button. Its time comes from the picker beside it. */
export function CallForm({ form, times, isRefused }: CallFormProps) {
  const { phase, errors, summaryRef, formProps, timeRef } = form;
  const { chosen, zone } = times;
  const mistakes = Object.entries(errors);
  return (
    <form className={cn(stack(20), styles.form)} aria-label={words.book} {...formProps}>
      {mistakes.length > 0 && (
        <ErrorSummary errors={mistakes} ref={summaryRef} level={3} scope={scope} />
      )}
      {!isRefused && <SendFailed form={form} />}
      <input name="startsAt" ref={timeRef} defaultValue="" hidden readOnly />
      <Field name="name" label={words.name} error={errors["name"]} scope={scope}>
        {(control) => <input {...control} autoComplete="name" required />}
      </Field>
      <Field name="email" label={words.email} error={errors["email"]} scope={scope}>
        {(control) => <input {...control} type="email" autoComplete="email" required />}
      </Field>
      <Field
        name="phone"
        label={words.phone}
        hint={words.phoneHint}
        error={errors["phone"]}
        isOptional
        scope={scope}
      >
        {(control) => <input {...control} type="tel" autoComplete="tel" />}
      </Field>
      <div className={cn(stack(10), styles.booking)}>
        <p className={textClass(16, 600)}>{chosen ? dayAndTime(chosen, zone) : words.nothing}</p>
        <SubmitButton label={words.book} busyLabel={words.booking} isBusy={phase === "sending"} />
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
