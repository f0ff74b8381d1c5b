import demoParts from "#app/components/demo/demo-parts.module.css";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { addDays, dateOfDay, formatLocal, isoDay, isSameDay } from "#domain/dates.ts";
import { countOn, mondayOf, weekOf } from "../diary.ts";
import styles from "./diary.module.css";
import { panel } from "./estate-classes.ts";
import estate from "./estate.module.css";
import type { EstateProps } from "./estate-props.ts";

/** Monday to Sunday with the number of viewings; a press shows one day alone, a second one the week. */
export function WeekStrip({ state, dispatch, tools, now }: EstateProps) {
  const { diary, viewings } = state;
  const monday = dateOfDay(diary.week);
  const week = weekOf(monday);
  const last = addDays(monday, 6);
  function go(to: Date) {
    dispatch({ type: "diaryWeek", week: isoDay(mondayOf(to)) });
    tools.announce(`Week of ${formatLocal(mondayOf(to), "day")}`);
  }
  return (
    <section className={cn(panel, stack(10), styles.week)} aria-label="Week">
      <div className={cn(row(8), styles.weekHead)}>
        <button
          className={demoParts.iconButton}
          type="button"
          aria-label="Previous week"
          onClick={() => go(addDays(monday, -7))}
        >
          <Icon name="back" />
        </button>
        <h3 className={typography.number}>
          {formatLocal(monday, "day")} – {formatLocal(last, "date")}
        </h3>
        <button
          className={demoParts.iconButton}
          type="button"
          aria-label="Next week"
          onClick={() => go(addDays(monday, 7))}
        >
          <Icon name="arrow" />
        </button>
        <button className={typography.link} type="button" onClick={() => go(now)}>
          Today
        </button>
      </div>
      <ul className={cn(stack(8), styles.days)}>
        {week.map((day) => {
          const count = countOn(viewings, day);
          const isPressed = diary.day === isoDay(day);
          return (
            <li key={isoDay(day)}>
              <button
                className={stack(2)}
                type="button"
                aria-pressed={isPressed}
                aria-current={isSameDay(day, now) ? "date" : undefined}
                onClick={() => dispatch({ type: "diaryDay", day: isPressed ? null : isoDay(day) })}
              >
                <span className={typography.visuallyHidden}>
                  {formatLocal(day, "longWeekday")}, {counted(count, "viewing")}
                </span>
                <small className={textClass(13, "quiet")} aria-hidden="true">
                  {formatLocal(day, "dayName").slice(0, 3)}
                </small>
                <b aria-hidden="true">{day.getDate()}</b>
                <span
                  className={cn(textClass(13, 650), estate.clay, styles.count)}
                  aria-hidden="true"
                  data-count={Math.min(count, 4)}
                >
                  <span>{count === 0 ? "–" : count}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
