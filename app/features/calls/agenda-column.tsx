import { Fragment } from "react";
import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { agendaLabels as labels } from "#app/content/inbox-calls.ts";
import { cn } from "#app/lib/cn.ts";
import { formatInZone, isWorkingDay, readerDay } from "#domain/zoned-dates.ts";
import type { AgendaDay } from "./agenda.ts";
import { BlockBar, SpecialBar } from "./agenda-bars.tsx";
import styles from "./agenda.module.css";
import { isOver, type Call, type Host } from "./call.ts";
import { CallLink } from "./call-link.tsx";
import { CallMarks, PlaceMark } from "./call-marks.tsx";
import { typeOf, withWhom } from "./call-words.ts";
import { ReaderTime } from "./reader-time.tsx";

type AgendaColumnProps = {
  readonly day: AgendaDay;
  readonly hosts: readonly Host[];
  readonly now: Date;
  readonly isToday: boolean;
};

/** One day: what is said of it as a whole, then its calls and blocks in their order. */
export function AgendaColumn({
  day: { day, special, items },
  hosts,
  now,
  isToday,
}: AgendaColumnProps) {
  const isEmpty = items.length === 0 && special.length === 0;
  const upcoming = items.findIndex(({ at }) => at > now.getTime());
  return (
    <li
      className={styles.column}
      data-today={isToday || undefined}
      data-empty={isEmpty || undefined}
      data-narrow={(isEmpty && !isWorkingDay(day)) || undefined}
    >
      <DayTitle day={day} isToday={isToday} />
      {special.map((days) => (
        <SpecialBar key={days.id} days={days} hosts={hosts} />
      ))}
      <ol className={styles.items} aria-label={readerDay(day, "fullDate") ?? day}>
        {items.map((item, index) => (
          <Fragment key={item.id}>
            {isToday && index === upcoming && <NowLine />}
            {item.kind === "call" ? (
              <AgendaCall call={item.call} hosts={hosts} now={now} />
            ) : (
              <BlockBar part={item.part} hosts={hosts} />
            )}
          </Fragment>
        ))}
        {isToday && items.length > 0 && upcoming === -1 && <NowLine />}
      </ol>
    </li>
  );
}

function DayTitle({ day, isToday }: { readonly day: string; readonly isToday: boolean }) {
  const moment = new Date(`${day}T12:00:00Z`);
  return (
    <h3 className={styles.dayTitle}>
      <time dateTime={day}>
        <span className={textClass(13, 560)}>{formatInZone(moment, "UTC", "weekday")}</span>{" "}
        <b className={cn(typography.heading, textClass(20))}>{readerDay(day, "day")}</b>
      </time>
      {isToday && (
        <span className={cn(textClass(12, 650), styles.todayMark)}>{labels.isToday}</span>
      )}
    </h3>
  );
}

/** Between what has begun and what is ahead. */
function NowLine() {
  return <li className={styles.nowLine} aria-hidden="true" />;
}

type AgendaCallProps = {
  readonly call: Call;
  readonly hosts: readonly Host[];
  readonly now: Date;
};

function AgendaCall({ call, hosts, now }: AgendaCallProps) {
  return (
    <li
      className={cn(surface(), styles.call)}
      data-status={call.status}
      data-over={isOver(call, now) || undefined}
    >
      <div className={styles.when}>
        <ReaderTime className={textClass(15, 650)} isoTime={call.startsAt} />
        <PlaceMark place={call.place} />
      </div>
      <div className={styles.caller}>
        <CallLink call={call} className={cn(textClass(14, 600), styles.name)} />
        <p className={textClass(13, "quiet")}>
          {typeOf(call.type)}
          <br />
          <bdi>{withWhom(call.host, hosts)}</bdi>
        </p>
        <CallMarks call={call} hosts={hosts} now={now} />
      </div>
    </li>
  );
}
