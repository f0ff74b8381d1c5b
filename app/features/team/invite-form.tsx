import { cn } from "#app/lib/cn.ts";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { OptionCards } from "#app/components/ui/option-cards.tsx";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import typography from "#app/components/ui/typography.module.css";
import { useSubmission } from "#app/forms/use-submission.ts";
import { invite as labels, roleOptions, teamFailures } from "#app/content/team.ts";
import { InvitationReady } from "./invitation-ready.tsx";
import { checkInvitation } from "./member-form.ts";
import { sentenceOf, TeamRefusal } from "./team-refusal.ts";
import { inviteMember, type NewInvitation } from "./team-repository.ts";
import styles from "./team.module.css";
import { useTeamChange } from "./use-team-change.ts";

type InviteFormProps = { readonly onAnother: () => void };

export function InviteForm({ onAnother }: InviteFormProps) {
  const { mutateAsync } = useTeamChange(inviteMember);
  const form = useSubmission({
    name: "Invitation",
    load: () => Promise.resolve({ check: checkInvitation, submit }),
    sent: labels.sent,
    failed: labels.failed,
    reasons: teamFailures,
    explain: (error) =>
      error instanceof TeamRefusal
        ? { toast: labels.failed, reason: sentenceOf(error), errors: { email: sentenceOf(error) } }
        : null,
  });
  const { phase, errors, hasFailed, result, summaryRef, resultRef, formProps } = form;
  if (phase === "sent" && result) {
    return <InvitationReady {...result} ref={resultRef} onAnother={onAnother} />;
  }
  const mistakes = Object.entries(errors);
  const isBusy = phase === "sending";

  async function submit(invitation: NewInvitation) {
    const secret = await mutateAsync(invitation);
    const link = `${location.origin}/login?view=invite&token=${secret}`;
    return { email: invitation.email, link };
  }

  return (
    <form className={cn(stack(16), styles.form)} aria-labelledby="invite" {...formProps}>
      <p className={typography.quiet}>{labels.text}</p>
      {mistakes.length > 0 && !hasFailed && (
        <ErrorSummary errors={mistakes} ref={summaryRef} scope="invite" />
      )}
      <Field name="email" label={labels.email} error={errors.email} scope="invite">
        {(control) => (
          <input {...control} type="email" autoComplete="off" spellCheck={false} required />
        )}
      </Field>
      <Field
        name="displayName"
        label={labels.name}
        error={errors.displayName}
        scope="invite"
        isOptional
      >
        {(control) => <input {...control} autoComplete="off" />}
      </Field>
      <OptionCards name="role" label={labels.role} options={roleOptions} chosen="agent" />
      <SendFailed form={form} />
      <div className={cluster(10)}>
        <button
          className={buttonClass("primary", "small")}
          type="submit"
          aria-disabled={isBusy || undefined}
        >
          {isBusy && <Spinner />}
          {isBusy ? labels.submitting : labels.submit}
        </button>
      </div>
    </form>
  );
}
