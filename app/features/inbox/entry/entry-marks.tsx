import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { inbox } from "#app/content/inbox.ts";
import { calendarDay } from "./calendar-day.ts";
import type { Entry } from "../entry.ts";
import marks from "./entry-marks.module.css";
import { responseClock } from "./response-clock.ts";
import { initialsOf, nameOf, type Team } from "./team.ts";

type ClockProps = { readonly entry: Pick<Entry, "dueAt" | "work">; readonly now: Date };

/** How long there is for the promised answer, while it is missing. */
export function Clock({ entry, now }: ClockProps) {
  const clock = responseClock(entry, now);
  return (
    clock && (
      <span className={marks.clock} data-late={clock.isLate || undefined}>
        {clock.text}
      </span>
    )
  );
}

type AssigneeProps = { readonly assigneeId: string | null; readonly team: Team };

/** Who has the record: initials for the eye, the name for everybody else. */
export function Assignee({ assigneeId, team }: AssigneeProps) {
  if (assigneeId === null) return <span className={typography.visuallyHidden}>{inbox.nobody}</span>;
  const name = nameOf(team, assigneeId) ?? "?";
  return (
    <span
      className={cn(textClass(12, 650), marks.assignee)}
      data-mine={assigneeId === team.myId || undefined}
      title={name}
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className={typography.visuallyHidden}>{name}</span>
    </span>
  );
}

type FollowUpProps = {
  readonly day: string | null;
  readonly now: Date;
  readonly className: string | undefined;
};

export function FollowUp({ day, now, className }: FollowUpProps) {
  if (day === null) return null;
  return <span className={className}>{inbox.followUp(calendarDay(day, now))}</span>;
}

export function Tags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={marks.tags} aria-label={inbox.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <bdi>{tag}</bdi>
        </li>
      ))}
    </ul>
  );
}
