import { ShareBar } from "#app/components/demo/share-bar.tsx";
import { cn } from "#app/lib/cn.ts";
import { classPhase, classLabel, countdown, fillBar, spanText, spotsLeft } from "../classes.ts";
import type { GymClass } from "../model.ts";
import { ClassTile } from "./class-tile.tsx";

type ClassCardProps = {
  readonly gymClass: GymClass;
  readonly now: Date;
  readonly onBook: () => void;
  readonly onRoster: () => void;
};

/** One class: when, with whom, how full, and the way in. */
export function ClassCard({ gymClass, now, onBook, onRoster }: ClassCardProps) {
  const { id, name, instructor, type, level, enrolled, capacity } = gymClass;
  const phase = classPhase(gymClass, now);
  const left = spotsLeft(gymClass);
  // A late guest may take a free spot; nobody waits for a class that has begun.
  const isBookable = phase === "ended" ? false : phase !== "in progress" || left > 0;
  return (
    <li className={cn("pan ft-class", phase === "ended" && "is-over")}>
      <div className="ft-class__t">
        <ClassTile type={type} />
        <p>
          <b className="num">{spanText(gymClass)}</b>
          {phase === "soon" && <span className="ft-soon num">{countdown(gymClass, now)}</span>}
        </p>
      </div>
      <h3 id={`class-${id}`}>{name}</h3>
      <p className="muted">
        {instructor} · {type} · {level}
      </p>
      <div className="ft-class__f">
        <ShareBar percent={fillBar(enrolled, capacity)} />
        <b className="num">
          {enrolled} / {capacity}
        </b>
        <span className={cn(left === 0 && phase !== "ended" && "is-full")}>
          {classLabel(gymClass, now)}
        </span>
      </div>
      <div className="ft-acts">
        {isBookable && (
          <button
            className={cn("btn", left === 0 && "btn--line")}
            type="button"
            data-book={id}
            aria-describedby={`class-${id}`}
            onClick={onBook}
          >
            {left > 0 ? "Book Member" : "Join Waitlist"}
          </button>
        )}
        <button
          className="btn btn--line"
          type="button"
          aria-describedby={`class-${id}`}
          onClick={onRoster}
        >
          Roster
        </button>
      </div>
    </li>
  );
}
