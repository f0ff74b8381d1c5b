import { useState } from "react";
import type { ShownMonth } from "#app/components/demo/calendar-keys.ts";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { MonthCalendar } from "#app/components/demo/month-calendar.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { formatLocal, isSameDay } from "#domain/dates.ts";
import type { CommunityProps } from "./community-props.ts";
import styles from "./event-calendar.module.css";

/** The month with its events; a day that has one leads to it. */
export function EventCalendar({ state, tools }: CommunityProps) {
  const { events, openedAt } = state;
  const [month, setMonth] = useState<ShownMonth>({
    year: openedAt.getFullYear(),
    month: openedAt.getMonth(),
  });
  const [cursor, setCursor] = useState<Date | null>(null);
  const [chosen, setChosen] = useState<Date | null>(null);
  const onDay = (day: Date) => events.filter(({ start }) => isSameDay(start, day));
  const isFree = chosen !== null && onDay(chosen).length === 0;

  function choose(day: Date) {
    setCursor(day);
    setChosen(day);
    const [first] = onDay(day);
    if (!first) return tools.announce(noEvent(day));
    const heading = document.getElementById(`event-${first.id}`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "center" });
  }

  return (
    <div className={cn(demoParts.panel, styles.calendar)}>
      <MonthCalendar
        month={month}
        onMonth={setMonth}
        chosen={chosen}
        onChoose={choose}
        today={openedAt}
        cursor={cursor}
        onCursor={setCursor}
        note={(day) => (onDay(day).length > 0 ? counted(onDay(day).length, "event") : "")}
      />
      <p className={cn(textClass(14), typography.quiet)}>
        {isFree ? noEvent(chosen) : "Choose a day with an event to read about it."}
      </p>
    </div>
  );
}

function noEvent(day: Date): string {
  return `Nothing is planned on ${formatLocal(day, "longWeekday")}.`;
}
