import { useEffect, useId, useRef, type KeyboardEvent } from "react";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { formatLocal, isoDay, isPastDay, isSameDay } from "#domain/dates.ts";
import { cn } from "#app/lib/cn.ts";
import { monthGrid } from "#app/lib/month-grid.ts";
import { Icon } from "../ui/icon.tsx";
import { dayAfterKey, type ShownMonth } from "./calendar-keys.ts";
import demoParts from "./demo-parts.module.css";
import styles from "./month-calendar.module.css";

type MonthCalendarProps = {
  readonly month: ShownMonth;
  readonly onMonth: (month: ShownMonth) => void;
  readonly chosen: Date | null;
  readonly onChoose: (day: Date) => void;
  /** Days before this one are disabled. */
  readonly today: Date;
  /** The day that the arrow keys have reached; null before the first key. */
  readonly cursor: Date | null;
  readonly onCursor: (day: Date) => void;
  /** A word under the number of a day: `7 times`. */
  readonly note?: (day: Date) => string;
  readonly className?: string;
};

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** A month of days as a grid with arrow keys. Past days can be reached and read, and do nothing. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, onMonth, chosen, today, cursor, onCursor, onChoose, note } = props;
  const headingId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const first = new Date(month.year, month.month, 1);
  const stop = [cursor, chosen, today].find(
    (day) => day?.getMonth() === first.getMonth() && day.getFullYear() === first.getFullYear(),
  );
  const tabStop = stop ?? first;
  const hasMoved = useRef(false);
  useEffect(() => {
    if (!hasMoved.current || !cursor) return;
    hasMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${isoDay(cursor)}"]`)?.focus();
  }, [cursor]);

  function move(event: KeyboardEvent, from: Date) {
    const next = dayAfterKey(event.key, event.shiftKey, from);
    if (!next) return;
    event.preventDefault();
    hasMoved.current = true;
    onCursor(next);
    if (next.getMonth() !== first.getMonth() || next.getFullYear() !== first.getFullYear()) {
      onMonth({ year: next.getFullYear(), month: next.getMonth() });
    }
  }

  function step(months: number) {
    const target = new Date(month.year, month.month + months, 1);
    onMonth({ year: target.getFullYear(), month: target.getMonth() });
  }

  return (
    <div className={props.className}>
      <div className={cn(row(0), styles.head)}>
        <button
          className={demoParts.iconButton}
          type="button"
          aria-label="Previous month"
          onClick={() => step(-1)}
        >
          <Icon name="back" />
        </button>
        <h3 id={headingId} aria-live="polite">
          {formatLocal(first, "month")}
        </h3>
        <button
          className={demoParts.iconButton}
          type="button"
          aria-label="Next month"
          onClick={() => step(1)}
        >
          <Icon name="arrow" />
        </button>
      </div>
      <div className={styles.grid} role="grid" aria-labelledby={headingId} ref={grid}>
        <div role="row">
          {weekdays.map((name) => (
            <span
              key={name}
              className={cn(textClass(12, "quiet", 560), styles.weekday)}
              role="columnheader"
              aria-label={name}
            >
              {name.slice(0, 2)}
            </span>
          ))}
        </div>
        {weeksOf(month).map((week) => (
          <div key={isoDay(week[0]?.date ?? first)} role="row">
            {week.map(({ date, isInMonth }) =>
              isInMonth ? (
                <CalendarDay
                  key={isoDay(date)}
                  date={date}
                  today={today}
                  isChosen={chosen !== null && isSameDay(date, chosen)}
                  isTabStop={isSameDay(date, tabStop)}
                  note={note?.(date)}
                  onMove={(event) => move(event, date)}
                  onChoose={() => onChoose(date)}
                />
              ) : (
                <span key={isoDay(date)} aria-hidden="true" />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The weeks that have a day of the month. */
function weeksOf({ year, month }: ShownMonth) {
  return monthGrid(year, month).filter((week) => week.some(({ isInMonth }) => isInMonth));
}

type CalendarDayProps = {
  readonly date: Date;
  readonly today: Date;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
  readonly note: string | undefined;
  readonly onMove: (event: KeyboardEvent) => void;
  readonly onChoose: () => void;
};

function CalendarDay(props: CalendarDayProps) {
  const { date, today, isChosen, isTabStop, note, onMove, onChoose } = props;
  const isPast = isPastDay(date, today);
  const words = [formatLocal(date, "longWeekday"), isPast ? "past" : note];
  return (
    <span role="gridcell" aria-selected={isChosen}>
      <button
        className={styles.dayButton}
        type="button"
        data-day={isoDay(date)}
        tabIndex={isTabStop ? 0 : -1}
        aria-disabled={isPast || undefined}
        aria-current={isSameDay(date, today) ? "date" : undefined}
        onKeyDown={onMove}
        onClick={() => isPast || onChoose()}
      >
        <span className={typography.visuallyHidden}>{words.filter(Boolean).join(", ")}</span>
        <b className={styles.date} aria-hidden="true">
          {date.getDate()}
        </b>
        {!isPast && note && (
          <small className={textClass(12, "quiet")} aria-hidden="true">
            {note}
          </small>
        )}
      </button>
    </span>
  );
}
