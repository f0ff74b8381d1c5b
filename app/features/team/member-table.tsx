import { cn } from "#app/lib/cn.ts";
import { surface } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { team as labels } from "#app/content/team.ts";
import { MemberRow } from "./member-row.tsx";
import type { Member, Team } from "./team-member.ts";
import styles from "./member-table.module.css";

const { columns } = labels;

type MemberTableProps = {
  readonly team: Team;
  readonly now: Date;
  /** Null for who may only read. */
  readonly onChange: ((member: Member) => void) | null;
  readonly onDisable: (member: Member) => void;
};

export function MemberTable({ team, now, onChange, onDisable }: MemberTableProps) {
  return (
    <div className={cn(surface(), styles.table)}>
      <table>
        <caption className={typography.visuallyHidden}>{labels.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.person}</th>
            <th scope="col" className={styles.role}>
              {columns.role}
            </th>
            <th scope="col" className={styles.seen}>
              {columns.seen}
            </th>
            <th scope="col" className={styles.state}>
              {columns.state}
            </th>
            {onChange && (
              <th scope="col" className={styles.actions}>
                <span className={typography.visuallyHidden}>{columns.action}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {team.members.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              isSelf={member.userId === team.selfId}
              now={now}
              onChange={onChange}
              onDisable={onDisable}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
