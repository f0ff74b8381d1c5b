import demoParts from "#app/components/demo/demo-parts.module.css";
import { ShareBar } from "#app/components/demo/share-bar.tsx";
import { cluster, row, spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { classPhase, classLabel, countdown, fillBar, spanText, spotsLeft } from "../classes.ts";
import club from "../club.module.css";
import type { GymClass } from "../model.ts";
import { ClassTile } from "./class-tile.tsx";
import styles from "./classes.module.css";

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
    <li
      className={cn(demoParts.panel, styles.card)}
      data-ended={phase === "ended" ? "" : undefined}
    >
      <div className={cn(row(12), styles.time)}>
        <ClassTile type={type} />
        <p>
          <b className={typography.number}>{spanText(gymClass)}</b>
          {phase === "soon" && (
            <span className={cn(textClass(14), club.soon, typography.number)}>
              {countdown(gymClass, now)}
            </span>
          )}
        </p>
      </div>
      <h3 id={`class-${id}`}>{name}</h3>
      <p className={cn(textClass(14), typography.quiet)}>
        {instructor} · {type} · {level}
      </p>
      <div className={cn(textClass(15), spread(12, "baseline"), styles.filled)}>
        <ShareBar className={club.whole} percent={fillBar(enrolled, capacity)} />
        <b className={typography.number}>
          {enrolled} / {capacity}
        </b>
        <span data-full={left === 0 && phase !== "ended" ? "" : undefined}>
          {classLabel(gymClass, now)}
        </span>
      </div>
      <div className={cn(cluster(8), club.actions, styles.actions)}>
        {isBookable && (
          <button
            className={buttonClass(left === 0 ? "line" : "primary")}
            type="button"
            data-book={id}
            aria-describedby={`class-${id}`}
            onClick={onBook}
          >
            {left > 0 ? "Book Member" : "Join Waitlist"}
          </button>
        )}
        <button
          className={buttonClass("line")}
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
