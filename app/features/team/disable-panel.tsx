import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { notify } from "#app/components/ui/toast-host.tsx";
import { disablePanel as labels, teamFailures } from "#app/content/team.ts";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import panels from "#app/components/ui/panel.module.css";
import { Spinner } from "#app/components/ui/spinner.tsx";
import desk from "#app/components/console/console.module.css";
import { cn } from "#app/lib/cn.ts";
import { nameOf, type Member } from "./team-member.ts";
import { sentenceOf } from "./team-refusal.ts";
import { setDisabled } from "./team-repository.ts";
import styles from "./team.module.css";
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

  function disable() {
    if (member && !isPending) mutate(member);
  }

  return (
    <Panel
      isOpen={member !== null}
      onClose={close}
      className={cn(desk.console, panels.card, styles.panel)}
      title={shown && labels.title(nameOf(shown))}
      closeLabel={labels.close}
    >
      <div className={stack(16)}>
        <p>{labels.text}</p>
        {isSelf && <p>{labels.own}</p>}
        {error && (
          <Notice tone="error" title={teamFailures.title}>
            {sentenceOf(error)}
          </Notice>
        )}
        <div className={cluster(10)}>
          <button
            className={buttonClass("primary", "small")}
            type="button"
            aria-disabled={isPending || undefined}
            onClick={disable}
          >
            {isPending && <Spinner />}
            {isPending ? labels.confirming : labels.confirm}
          </button>
          <button className={buttonClass("line", "small")} type="button" onClick={close}>
            {labels.cancel}
          </button>
        </div>
      </div>
    </Panel>
  );
}
