import { useLastKnown } from "#app/browser/use-last-known.ts";
import { Avatar } from "#app/components/demo/avatar.tsx";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { focusAfter, neighbour } from "#app/components/demo/focus-after.ts";
import { row, spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { cancelBooking } from "../bookings.ts";
import { classPhase, spanText } from "../classes.ts";
import club from "../club.module.css";
import type { GymClass } from "../model.ts";
import { clubClass } from "./club-class.ts";
import styles from "./dialogs.module.css";
import type { FitnessProps } from "./fitness-props.ts";

type RosterDialogProps = FitnessProps & {
  readonly classId: string | null;
  readonly onClose: () => void;
};

/** Who is in a class and who waits; a class that is over is only to be read. */
export function RosterDialog({ classId, onClose, ...props }: RosterDialogProps) {
  const { state, now } = props;
  const gymClass = useLastKnown(state.classes.find(({ id }) => id === classId));
  if (!gymClass) return null;
  const isOver = classPhase(gymClass, now) === "ended";
  return (
    <DemoDialog
      isOpen={classId !== null}
      onClose={onClose}
      app={clubClass}
      title={`${gymClass.name} roster`}
      kicker={`${spanText(gymClass)} · ${gymClass.enrolled} / ${gymClass.capacity} booked`}
      size="narrow"
      isText={isOver}
    >
      {isOver && <p className={typography.quiet}>This class has ended.</p>}
      <BookedList {...props} gymClass={gymClass} isOver={isOver} />
      <CancelledLine {...props} gymClass={gymClass} />
      {gymClass.waitlist.length > 0 && <Waitlist {...props} gymClass={gymClass} isOver={isOver} />}
    </DemoDialog>
  );
}

type ListProps = FitnessProps & { readonly gymClass: GymClass; readonly isOver: boolean };

const nameOf = ({ state }: FitnessProps, memberId: string | undefined) =>
  state.members.find(({ id }) => id === memberId)?.name ?? "";

function BookedList({ gymClass, isOver, ...props }: ListProps) {
  const { dispatch, tools, now } = props;
  const { id, roster, enrolled } = gymClass;
  const others = enrolled - roster.length;
  function cancel(memberId: string) {
    const after = cancelBooking(gymClass, memberId, now);
    const promoted = gymClass.waitlist.find((one) => after.roster.includes(one));
    dispatch({ type: "cancelBooking", classId: id, memberId, now });
    const end = promoted
      ? `${nameOf(props, promoted)} moved up from the waitlist.`
      : `${after.enrolled} of ${after.capacity} booked.`;
    tools.announce(`${nameOf(props, memberId)} cancelled. ${end}`);
    focusAfter(`[data-cancel="${neighbour(roster, memberId) ?? ""}"]`, "#ft-booked");
  }
  return (
    <>
      <h3 id="ft-booked" tabIndex={-1} className={styles.subheading}>
        Booked
      </h3>
      <ul className={demoParts.rows}>
        {roster.map((memberId) => (
          <li key={memberId}>
            <span className={cn(row(12), club.person)} id={`roster-${memberId}`}>
              <Avatar name={nameOf(props, memberId)} size={36} />
              {nameOf(props, memberId)}
            </span>
            {!isOver && (
              <button
                className={buttonClass("line")}
                type="button"
                data-cancel={memberId}
                aria-describedby={`roster-${memberId}`}
                onClick={() => cancel(memberId)}
              >
                Cancel booking
              </button>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className={cn(typography.quiet, styles.more)}>
          {roster.length > 0
            ? `and ${others} more`
            : `${counted(others, "member")} from outside the sample`}
        </p>
      )}
      {enrolled === 0 && <p className={typography.quiet}>Nobody has booked yet.</p>}
    </>
  );
}

/** Who moved up, and the way back while nothing else has happened in the class. */
function CancelledLine({ gymClass, ...props }: Omit<ListProps, "isOver">) {
  const { state, dispatch, tools } = props;
  const { cancelled } = state;
  if (cancelled?.after !== gymClass) return null;
  const { before } = cancelled;
  const promoted = before.waitlist.find((id) => gymClass.roster.includes(id));
  const [gone] = [...before.roster, ...before.waitlist].filter(
    (id) => !gymClass.roster.includes(id) && !gymClass.waitlist.includes(id),
  );
  function undo() {
    dispatch({ type: "undoCancel" });
    tools.announce("Undone.");
    focusAfter(`[data-cancel="${gone}"]`, "#ft-booked");
  }
  return (
    <p className={cn(shapes.insetBox, spread(14), styles.cancelled)}>
      <span>
        {nameOf(props, gone)} is out.
        {promoted && ` ${nameOf(props, promoted)} moved up from the waitlist.`}
      </span>
      <button className={typography.link} type="button" onClick={undo}>
        Undo
      </button>
    </p>
  );
}

function Waitlist({ gymClass, isOver, ...props }: ListProps) {
  const { dispatch, tools, now } = props;
  const { id, waitlist } = gymClass;
  function leave(memberId: string) {
    dispatch({ type: "leaveWaitlist", classId: id, memberId, now });
    tools.announce(`${nameOf(props, memberId)} left the waitlist.`);
    focusAfter(`[data-leave="${neighbour(waitlist, memberId) ?? ""}"]`, "#ft-booked");
  }
  return (
    <>
      <h3 className={styles.subheading}>Waitlist</h3>
      <ol className={demoParts.rows}>
        {waitlist.map((memberId, index) => (
          <li key={memberId}>
            <span className={cn(row(12), club.person)} id={`waits-${memberId}`}>
              <span className={cn(shapes.centred, styles.place, typography.number)}>
                {index + 1}
              </span>
              {nameOf(props, memberId)}
            </span>
            {!isOver && (
              <button
                className={buttonClass("line")}
                type="button"
                data-leave={memberId}
                aria-describedby={`waits-${memberId}`}
                onClick={() => leave(memberId)}
              >
                Remove
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
