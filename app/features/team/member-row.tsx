import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import badges from "#app/components/ui/badge.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { notify } from "#app/components/ui/toast-host.tsx";
import typography from "#app/components/ui/typography.module.css";
import { disablePanel, team as labels } from "#app/content/team.ts";
import statuses from "#app/components/console/status.module.css";
import { readerDate } from "#domain/zoned-dates.ts";
import { nameOf, seenText, type Member } from "./team-member.ts";
import { setDisabled } from "./team-repository.ts";
import styles from "./member-table.module.css";
import { tellFailure } from "./tell-failure.ts";
import { useTeamChange } from "./use-team-change.ts";

type MemberRowProps = {
  readonly member: Member;
  readonly isSelf: boolean;
  readonly now: Date;
  /** Null for who may only read. */
  readonly onChange: ((member: Member) => void) | null;
  readonly onDisable: (member: Member) => void;
};

export function MemberRow({ member, isSelf, now, onChange, onDisable }: MemberRowProps) {
  const { isDisabled, lastSeenAt, role } = member;
  return (
    <tr data-disabled={isDisabled || undefined}>
      <th scope="row" className={styles.member}>
        <span className={cn(cluster(0), styles.name)}>
          <bdi>{nameOf(member)}</bdi>
          {isSelf && <span className={badges.badge}>{labels.you}</span>}
        </span>
        <span className={cn(textClass(13, "quiet"), styles.email)}>
          {member.name ? <bdi>{member.email}</bdi> : labels.noName}
        </span>
      </th>
      <td className={styles.role}>{labels.roles[role]}</td>
      <td className={styles.seen}>
        <span className={styles.cellLabel}>{labels.columns.seen}: </span>
        {lastSeenAt === null ? (
          seenText(null, now)
        ) : (
          <time dateTime={lastSeenAt} title={readerDate(new Date(lastSeenAt), "full")}>
            {seenText(lastSeenAt, now)}
          </time>
        )}
      </td>
      <td className={styles.state}>
        <span className={statuses.status} data-tone={isDisabled ? undefined : "done"}>
          {isDisabled ? labels.states.disabled : labels.states.active}
        </span>
      </td>
      {onChange && (
        <td className={styles.actions}>
          <button
            className={buttonClass("line", "tiny")}
            type="button"
            aria-haspopup="dialog"
            onClick={() => onChange(member)}
          >
            {labels.change}
            <span className={typography.visuallyHidden}> {nameOf(member)}</span>
          </button>
          <AccessButton member={member} onDisable={onDisable} />
        </td>
      )}
    </tr>
  );
}

type AccessButtonProps = Pick<MemberRowProps, "member" | "onDisable">;

/** Disabling asks for a confirmation, enabling does not. */
function AccessButton({ member, onDisable }: AccessButtonProps) {
  const name = nameOf(member);
  const { mutate, isPending } = useTeamChange(() => setDisabled(member.userId, false), {
    onSuccess: () => void notify(disablePanel.undone(name)),
    onError: tellFailure,
  });

  function enable() {
    if (!isPending) mutate();
  }

  return (
    <button
      className={buttonClass("ghost", "tiny")}
      type="button"
      aria-haspopup={member.isDisabled ? undefined : "dialog"}
      aria-disabled={isPending || undefined}
      onClick={member.isDisabled ? enable : () => onDisable(member)}
    >
      {member.isDisabled ? (isPending ? labels.enabling : labels.enable) : labels.disable}
      <span className={typography.visuallyHidden}> {name}</span>
    </button>
  );
}
