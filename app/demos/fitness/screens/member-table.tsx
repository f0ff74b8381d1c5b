import { Avatar } from "#app/components/demo/avatar.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { SortHeader } from "#app/components/demo/sort-header.tsx";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import badges from "#app/components/ui/badge.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatLocal, relativeDay } from "#domain/dates.ts";
import club from "../club.module.css";
import { isAtRisk, statusNames, trialText } from "../members.ts";
import type { Member } from "../model.ts";
import { CheckInControl } from "./check-in-control.tsx";
import type { FitnessProps } from "./fitness-props.ts";
import styles from "./member-table.module.css";

type MemberTableProps = FitnessProps & { readonly members: readonly Member[] };

/** A row each; on a narrow screen a card each. */
export function MemberTable({ members, ...props }: MemberTableProps) {
  const { state, dispatch } = props;
  const sort = {
    sort: state.sort,
    onSort: (field: "name" | "lastVisit" | "classes") => dispatch({ type: "sort", field }),
  };
  return (
    <div className={cn(demoParts.panel, styles.members)}>
      <table>
        <caption className={typography.visuallyHidden}>Members</caption>
        <thead>
          <tr>
            <SortHeader field="name" label="Member" {...sort} />
            <th scope="col">Membership</th>
            <th scope="col">Status</th>
            <th scope="col">Joined</th>
            <SortHeader field="lastVisit" label="Last visit" {...sort} />
            <SortHeader field="classes" label="Classes" {...sort} />
            <th scope="col">Check-in</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow key={member.id} {...props} member={member} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MemberRow({ member, ...props }: FitnessProps & { readonly member: Member }) {
  const { dispatch, now } = props;
  const { id, name, membershipType, joinDate, lastVisit, classesAttended } = member;
  return (
    <tr>
      <th scope="row">
        <span className={cn(row(12), club.person)}>
          <Avatar name={name} size={36} />
          <button
            className={typography.link}
            type="button"
            id={`row-${id}`}
            onClick={() => dispatch({ type: "openMember", id })}
          >
            {name}
          </button>
        </span>
      </th>
      <td>
        <span className={cn(badges.badge, styles.kind)} data-membership={membershipType}>
          {membershipType}
        </span>
      </td>
      <td>
        <StatusText member={member} now={now} />
      </td>
      <td data-label="Joined">{formatLocal(joinDate, "date")}</td>
      <td data-label="Last visit">{lastVisit ? relativeDay(lastVisit, now) : "Not yet"}</td>
      <td data-label="Classes" className={typography.number}>
        {classesAttended}
      </td>
      <td>
        <CheckInControl
          {...props}
          member={member}
          scope="row"
          describedBy={`row-${id}`}
          look="line"
        />
      </td>
    </tr>
  );
}

type StatusTextProps = { readonly member: Member; readonly now: Date };

/** Status with what matters about it: days of a trial, being at risk, what was done about it. */
export function StatusText({ member, now }: StatusTextProps) {
  const { status, outreach } = member;
  return (
    <span className={cn(cluster(8), styles.status)}>
      <span className={cn(row(8), styles.standing)} data-standing={status}>
        {statusNames[status]}
      </span>
      {status === "trial" && (
        <small className={textClass(13, "quiet")}>{trialText(member, now)}</small>
      )}
      {isAtRisk(member, now) && <span className={cn(badges.badge, styles.risk)}>At risk</span>}
      {outreach === "nudged" && <span className={badges.badge}>Nudge sent</span>}
      {outreach === "snoozed" && <span className={badges.badge}>Snoozed</span>}
    </span>
  );
}
