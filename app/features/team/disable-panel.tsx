import { useLastKnown } from "#app/browser/use-last-known.ts";
import { ConfirmPanel } from "#app/components/console/confirm-panel.tsx";
import { notify } from "#app/components/ui/toast-host.tsx";
import { disablePanel as labels, teamFailures } from "#app/content/team.ts";
import { nameOf, type Member } from "./team-member.ts";
import { sentenceOf } from "./team-refusal.ts";
import { setDisabled } from "./team-repository.ts";
import { useTeamChange } from "./use-team-change.ts";

type DisablePanelProps = {
  /** Null closes the panel. */
  readonly member: Member | null;
  readonly isSelf: boolean;
  readonly onClose: () => void;
};

/** Asks once more, and says what happens. */
export function DisablePanel({ member, isSelf, onClose }: DisablePanelProps) {
  // While the panel closes, it still shows what it showed.
  const shown = useLastKnown(member);
  const { mutate, isPending, error, reset } = useTeamChange(
    ({ userId }: Member) => setDisabled(userId, true),
    {
      onSuccess: (disabled) => {
        void notify(labels.done(nameOf(disabled)));
        onClose();
      },
    },
  );

  function close() {
    reset();
    onClose();
  }

  return (
    <ConfirmPanel
      isOpen={member !== null}
      title={shown && labels.title(nameOf(shown))}
      words={{ ...labels, failed: teamFailures.title }}
      isBusy={isPending}
      failure={error && sentenceOf(error)}
      onConfirm={() => member && mutate(member)}
      onClose={close}
    >
      <p>{labels.text}</p>
      {isSelf && <p>{labels.own}</p>}
    </ConfirmPanel>
  );
}
