import { useEffect, type RefObject } from "react";
import { Link, useLocation } from "react-router";
import { Field } from "#app/components/ui/field.tsx";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { SentNotice, SentReference } from "#app/components/ui/sent-notice.tsx";
import { SubmitButton } from "#app/components/ui/submit-button.tsx";
import { useSubmission } from "#app/forms/use-submission.ts";
import { WithoutScript } from "#app/components/ui/without-script.tsx";
import { sendErrors } from "#app/content/messages.ts";
import { site } from "#app/content/site.ts";
import { supportForm, supportToasts } from "#app/content/support.ts";
import { UnseenField } from "#app/forms/unseen-field.tsx";
import { fillIfEmpty } from "#app/forms/form-fields.ts";
import { useHydrated } from "#app/browser/use-hydrated.ts";
import forms from "#app/components/ui/form.module.css";
import typography from "#app/components/ui/typography.module.css";
import support from "./support.module.css";
import type { SupportReceipt } from "./support-repository.ts";
import { channelOf, checkSupport, type SupportChannelId } from "./support-request.ts";

const { labels } = supportForm;

/** The form of Contact Us: five fields without validation (specification, section 5; decisions D15 and D16). */
export function SupportForm() {
  const channel = useChannel();
  const form = useSubmission({
    name: "Support form",
    draft: "draft-support",
    load: async () => ({
      check: (values: FormData) => checkSupport(values, channel),
      submit: (await import("./support-repository.ts")).sendSupportRequest,
    }),
    sent: sentToast,
    failed: supportToasts.failed,
    reasons: sendErrors,
  });
  const { phase, errors, result, summaryRef, resultRef, formProps } = form;
  const channelLabels = supportForm.channels[channel];
  usePrefill(formProps.ref, channelLabels?.subject ?? "");

  return (
    <form className={forms.form} aria-labelledby="support-form" {...formProps}>
      {channelLabels && (
        <p className={support.channel} role="status">
          <b>{channelLabels.title}</b> {channelLabels.text}
        </p>
      )}
      {phase === "sent" && result && (
        <SentNotice
          sent={sentToast(result)}
          reference={<SentReference value={result.reference} />}
          next={result.hasAddress ? supportForm.next : supportForm.nextWithoutAddress}
          ref={resultRef}
        />
      )}
      <div className={forms.pair}>
        <Field name="firstName" label={labels.firstName}>
          {(control) => <input {...control} autoComplete="given-name" />}
        </Field>
        <Field name="lastName" label={labels.lastName}>
          {(control) => <input {...control} autoComplete="family-name" />}
        </Field>
      </div>
      <Field name="email" label={labels.email}>
        {(control) => <input {...control} type="email" autoComplete="email" />}
      </Field>
      <Field name="subject" label={labels.subject}>
        {(control) => <input {...control} />}
      </Field>
      <Field name="message" label={labels.message}>
        {(control) => <textarea {...control} />}
      </Field>
      {errors["form"] && (
        <div className={support.hint} role="status" tabIndex={-1} ref={summaryRef}>
          {errors["form"]}
        </div>
      )}
      <UnseenField />
      <SendFailed form={form} />
      <div className={forms.buttons}>
        <SubmitButton
          label={supportForm.send}
          busyLabel={supportForm.sending}
          isBusy={phase === "sending"}
        />
        <p>
          What becomes of your words is in our{" "}
          <Link className={typography.link} to="/privacy#website" prefetch="intent">
            privacy policy
          </Link>
          .
        </p>
      </div>
      <WithoutScript email={site.email} />
    </form>
  );
}

function sentToast({ hasAddress }: SupportReceipt) {
  return hasAddress ? supportToasts.sent : supportToasts.sentWithoutAddress;
}

function useChannel(): SupportChannelId {
  const { search } = useLocation();
  return useHydrated() ? channelOf(search) : "form";
}

function usePrefill(form: RefObject<HTMLFormElement | null>, subject: string) {
  useEffect(() => {
    if (form.current && subject) fillIfEmpty(form.current, "subject", subject);
  }, [form, subject]);
}
