import { useState } from "react";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import { Avatar } from "#app/components/demo/avatar.tsx";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { cluster, row, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { formatLocal, relativeDay } from "#domain/dates.ts";
import { upcomingOf } from "../bookings.ts";
import { rhythmText, tenure, visitWeek } from "../members.ts";
import type { Member } from "../model.ts";
import { isLive } from "../workouts.ts";
import { CheckInControl } from "./check-in-control.tsx";
import { clubClass } from "./club-class.ts";
import type { FitnessProps } from "./fitness-props.ts";
import { MemberBookings } from "./member-bookings.tsx";
import styles from "./member-drawer.module.css";
import { MemberNotes } from "./member-notes.tsx";
import { StatusText } from "./member-table.tsx";
import { OfferDialog } from "./offer-dialog.tsx";

/** One member: how often, how long, what next, and a word of their own. */
export function MemberDrawer(props: FitnessProps) {
  const { state, dispatch } = props;
  const open = state.members.find(({ id }) => id === state.openMember);
  const member = useLastKnown(open);
  if (!member) return null;
  return (
    <DemoDialog
      isOpen={open !== undefined}
      onClose={() => dispatch({ type: "openMember", id: null })}
      app={clubClass}
      size="side"
      title={member.name}
      kicker={`${member.membershipType} member`}
      returnFocus={returnTo(member.id)}
    >
      <MemberDetails key={member.id} {...props} member={open ?? member} />
    </DemoDialog>
  );
}

/** The name that opened the drawer, or the head of the list it has left meanwhile. */
function returnTo(id: string) {
  return () => {
    const ways = [`#row-${id}`, `#call-${id} button`, `#trial-${id} button`, "#ft-call"];
    const found = ways.map((way) => document.querySelector<HTMLElement>(way));
    return found.find((element) => element !== null) ?? null;
  };
}

type OneMemberProps = FitnessProps & { readonly member: Member };

function MemberDetails({ member, ...props }: OneMemberProps) {
  const { now } = props;
  const { id, joinDate, lastVisit, classesAttended } = member;
  return (
    <div className={cn(stack(20), styles.drawer)}>
      <div className={row(16)}>
        <Avatar name={member.name} size={64} />
        <span id={`drawer-${id}`}>
          <StatusText member={member} now={now} />
        </span>
      </div>
      <div className={cluster(8)}>
        <CheckInControl {...props} member={member} scope="drawer" describedBy={`drawer-${id}`} />
        <StatusButton {...props} member={member} />
      </div>
      <dl className={cn(shapes.insetBox, textClass(13), stack(14), typography.quiet, styles.facts)}>
        <div>
          <dt>Member for</dt>
          <dd className={textClass(16, 650)}>{tenure(member, now)}</dd>
        </div>
        <div>
          <dt>Classes</dt>
          <dd className={cn(textClass(16, 650), typography.number)}>{classesAttended}</dd>
        </div>
        <div>
          <dt>Last visit</dt>
          <dd className={textClass(16, 650)}>
            {lastVisit ? relativeDay(lastVisit, now) : "Not yet"}
          </dd>
        </div>
        <div>
          <dt>Joined</dt>
          <dd className={textClass(16, 650)}>{formatLocal(joinDate, "date")}</dd>
        </div>
      </dl>
      <VisitStrip member={member} now={now} />
      <MemberBookings {...props} member={member} />
      <MemberNotes {...props} member={member} />
    </div>
  );
}

/** Freeze, Reactivate, or for a trial the offer. */
function StatusButton({ member, ...props }: OneMemberProps) {
  const { state, dispatch, tools, now } = props;
  const isOnFloor = isLive(state.workouts, member.id);
  const [isOffering, setIsOffering] = useState(false);
  const { id, name, status } = member;
  const isActive = status === "active";
  function toggle() {
    if (isOnFloor) return tools.announce(`${name} is on the floor: complete the workout first.`);
    const booked = isActive ? upcomingOf(state.classes, id, now).length : 0;
    dispatch({ type: "toggleFreeze", id, now });
    const gone = booked === 0 ? "" : `, ${counted(booked, "booking")} cancelled`;
    tools.announce(isActive ? `${name} is frozen${gone}.` : `${name} is active again.`);
  }
  return (
    <>
      {status === "trial" ? (
        <button
          className={buttonClass("line")}
          type="button"
          id="ft-status"
          onClick={() => setIsOffering(true)}
        >
          Offer Membership
        </button>
      ) : (
        <button
          className={buttonClass("line")}
          type="button"
          id="ft-status"
          aria-disabled={isOnFloor || undefined}
          aria-describedby={isOnFloor ? "ft-on-floor" : undefined}
          onClick={toggle}
        >
          {isActive ? "Freeze" : "Reactivate"}
        </button>
      )}
      {isOnFloor && (
        <span className={typography.quiet} id="ft-on-floor">
          On the floor now
        </span>
      )}
      <OfferDialog
        {...props}
        member={isOffering ? member : null}
        onClose={() => setIsOffering(false)}
        nextFocus={() => ["#ft-status"]}
      />
    </>
  );
}

function VisitStrip({ member, now }: { readonly member: Member; readonly now: Date }) {
  const { visits } = member;
  const most = Math.max(1, ...visits);
  const total = visits.reduce((sum, count) => sum + count, 0);
  const name = (count: number, index: number) => {
    const { from, to } = visitWeek(index, now);
    return `${formatLocal(from, "day")} to ${formatLocal(to, "day")}: ${counted(count, "visit")}`;
  };
  return (
    <section>
      <h3>Last 12 weeks</h3>
      <p className={typography.quiet}>
        {counted(total, "visit")}, {rhythmText(member)}
      </p>
      <ul className={cn(textClass(13), stack(4), styles.visits)}>
        {visits.map((count, index) => (
          <li key={name(0, index)}>
            <span className={typography.visuallyHidden}>{name(count, index)}</span>
            <svg width="100%" height="64" aria-hidden="true">
              <rect width="100%" height="64" />
              <rect width="100%" y={64 - (64 * count) / most} height={(64 * count) / most} />
            </svg>
            <span className={typography.number} aria-hidden="true">
              {count}
            </span>
          </li>
        ))}
      </ul>
      <p className={cn(textClass(13), spread(0), typography.quiet)} aria-hidden="true">
        <span>{formatLocal(visitWeek(0, now).from, "day")}</span>
        <span>Today</span>
      </p>
    </section>
  );
}
