import { useNow } from "#app/browser/use-now.ts";
import { divided, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { callLists } from "#app/content/inbox-calls.ts";
import { cn } from "#app/lib/cn.ts";
import { ownZone } from "#app/lib/own-zone.ts";
import { dayAfter, readerDay, wallTime } from "#domain/zoned-dates.ts";
import type { Call, Host } from "./call.ts";
import { CallRow } from "./call-row.tsx";
import styles from "./call-row.module.css";
import { ListFrame } from "./list-frame.tsx";
import { ReaderTime } from "./reader-time.tsx";
import { useCallList } from "./use-call-list.ts";

const { upcoming: labels } = callLists;
const noCalls: readonly Call[] = [];

/** What is ahead, day by day. */
export function UpcomingCalls({ hosts }: { readonly hosts: readonly Host[] }) {
  const list = useCallList("upcoming");
  const now = useNow();
  const zone = ownZone();
  const today = wallTime(now, zone).day;
  const days = Map.groupBy(
    list.calls ?? noCalls,
    ({ startsAt }) => wallTime(new Date(startsAt), zone).day,
  );
  return (
    <ListFrame list={list} none={labels.none} noneHelp={labels.noneHelp}>
      {Array.from(days, ([day, calls]) => (
        <section key={day} className={stack(8)} aria-labelledby={`day-${day}`}>
          <h2 className={cn(textClass(15, 650), styles.dayTitle)} id={`day-${day}`}>
            {dayName(day, today)}
          </h2>
          <ol className={cn(surface(), divided, styles.list)}>
            {calls.map((call) => (
              <CallRow
                key={call.id}
                call={call}
                hosts={hosts}
                now={now}
                when={<ReaderTime isoTime={call.startsAt} />}
              />
            ))}
          </ol>
        </section>
      ))}
    </ListFrame>
  );
}

function dayName(day: string, today: string): string {
  const name = readerDay(day, "fullDate") ?? day;
  if (day === today) return `${labels.today}, ${name}`;
  return day === dayAfter(today) ? `${labels.tomorrow}, ${name}` : name;
}
