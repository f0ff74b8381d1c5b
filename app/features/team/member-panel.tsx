import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { OptionCards } from "#app/components/ui/option-cards.tsx";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { useSubmission } from "#app/forms/use-submission.ts";
import { memberPanel as labels, roleOptions, teamFailures } from "#app/content/team.ts";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import panels from "#app/components/ui/panel.module.css";
import { Spinner } from "#app/components/ui/spinner.tsx";
import typography from "#app/components/ui/typography.module.css";
import desk from "#app/components/console/console.module.css";
import { cn } from "#app/lib/cn.ts";
import { checkMember } from "./member-form.ts";
import type { Member } from "./team-member.ts";
import { sentenceOf } from "./team-refusal.ts";
import { changeMember, type MemberChange } from "./team-repository.ts";
import styles from "./team.module.css";
import { useTeamChange } from "./use-team-change.ts";

type MemberPanelProps = {
  /** Null closes the panel. */
  readonly member: Member | null;
  readonly isSelf: boolean;
  readonly onClose: () => void;
};

/** Name and role of one member. */
export function MemberPanel({ member, isSelf, onClose }: MemberPanelProps) {
  // While the panel closes, it still shows what it showed.
  const shown = useLastKnown(member);
  return (
    <Panel
      isOpen={member !== null}
      onClose={onClose}
      className={cn(desk.console, panels.card, styles.panel)}
      title={labels.title}
      note={shown && <bdi>{shown.email}</bdi>}
      closeLabel={labels.close}
    >
      {shown && <MemberForm key={shown.userId} member={shown} isSelf={isSelf} onClose={onClose} />}
    </Panel>
  );
}

type MemberFormProps = MemberPanelProps & { readonly member: Member };

function MemberForm({ member, isSelf, onClose }: MemberFormProps) {
  const { mutateAsync } = useTeamChange((change: MemberChange) =>
    changeMember(member.userId, change),
  );
  const form = useSubmission({
    name: "Team member",
    load: () => Promise.resolve({ check: checkMember, submit }),
    sent: labels.saved,
    failed: { title: teamFailures.title, tone: "error" },
    reasons: teamFailures,
    explain: (error) => ({
      toast: { title: teamFailures.title, description: sentenceOf(error), tone: "error" },
      reason: sentenceOf(error),
    }),
  });
  const { phase, errors, hasFailed, summaryRef, formProps } = form;
  const mistakes = Object.entries(errors);
  const isBusy = phase === "sending";

  async function submit(change: MemberChange): Promise<true> {
    await mutateAsync(change);
    onClose();
    return true;
  }

  return (
    <form className={cn(stack(16), styles.form)} aria-label={labels.title} {...formProps}>
      {mistakes.length > 0 && !hasFailed && (
        <ErrorSummary errors={mistakes} ref={summaryRef} scope="member" />
      )}
      <Field
        name="displayName"
        label={labels.name}
        hint={labels.nameHint}
        error={errors.displayName}
        scope="member"
      >
        {(control) => <input {...control} defaultValue={member.name} autoComplete="off" />}
      </Field>
      <OptionCards name="role" label={labels.role} options={roleOptions} chosen={member.role} />
      {isSelf && member.role === "owner" && <p className={typography.quiet}>{labels.ownRole}</p>}
      <SendFailed form={form} />
      <div className={cluster(10)}>
        <button
          className={buttonClass("primary", "small")}
          type="submit"
          aria-disabled={isBusy || undefined}
        >
          {isBusy && <Spinner />}
          {isBusy ? labels.saving : labels.save}
        </button>
        <button className={buttonClass("line", "small")} type="button" onClick={onClose}>
          {labels.cancel}
        </button>
      </div>
    </form>
  );
}
