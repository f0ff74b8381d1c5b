import demoParts from "#app/components/demo/demo-parts.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { type IsoDay, isoDay } from "#domain/dates.ts";
import { coversCaption, coversNote, coversOf } from "../figures.ts";
import type { Reservation } from "../model.ts";
import { stayMinutes } from "../tables.ts";
import { timelinePercent, timelineRows } from "../timeline.ts";
import { hourText, minutesOf, timeOf } from "../times.ts";
import styles from "./charts.module.css";
import parts from "./parts.module.css";

const hours = [17, 18, 19, 20, 21, 22];
const axis = 26;
const coversHeight = 56;
const rowHeight = 38;

type TimelineProps = {
  readonly reservations: readonly Reservation[];
  readonly day: IsoDay;
  readonly now: Date;
};

/** The evening from 17:00 to 22:00: covers by the half hour, and below them who sits where. The list says it in words. */
export function Timeline({ reservations, day, now }: TimelineProps) {
  const rows = timelineRows(reservations);
  const covers = coversOf(reservations, day);
  const most = Math.max(1, ...covers.map((one) => one.covers));
  const top = axis + coversHeight;
  const height = top + rows.length * rowHeight + 6;
  return (
    <figure className={cn(demoParts.panel, styles.timeline)}>
      <svg
        width="100%"
        height={height}
        overflow="visible"
        role="img"
        aria-label={`Timeline. ${coversCaption(covers)}`}
      >
        {hours.map((hour) => (
          <g key={hour}>
            <line
              stroke="var(--line)"
              x1={`${timelinePercent(hour * 60)}%`}
              x2={`${timelinePercent(hour * 60)}%`}
              y1={axis - 6}
              y2={height}
            />
            <text textAnchor="middle" x={`${timelinePercent(hour * 60)}%`} y="12">
              {hourText(hour)}
            </text>
          </g>
        ))}
        <text textAnchor="end" x="-12" y={axis + coversHeight - 10}>
          Covers
        </text>
        {covers.map((one) => (
          <CoverBar key={one.time} time={one.time} covers={one.covers} most={most} />
        ))}
        {rows.map(({ label, stays }, row) => (
          <svg
            key={row}
            y={top + row * rowHeight}
            height={rowHeight}
            width="100%"
            overflow="visible"
          >
            <text textAnchor="end" x="-12" y={rowHeight / 2 + 4}>
              {label}
            </text>
            {stays.map((stay) => (
              <StayBar key={stay.id} stay={stay} />
            ))}
          </svg>
        ))}
        {day === isoDay(now) && (
          <svg x={`${timelinePercent(minutesOf(timeOf(now)))}%`} overflow="visible">
            <line stroke="var(--signal-text)" strokeWidth="2" y1={axis - 6} y2={height} />
            <circle fill="var(--signal-text)" cy={axis - 6} r="4" />
          </svg>
        )}
      </svg>
      <figcaption className={textClass(14, "quiet")}>
        {coversCaption(covers)} {coversNote(reservations, day)}
      </figcaption>
    </figure>
  );
}

type CoverBarProps = {
  readonly time: string;
  readonly covers: number;
  readonly most: number;
};

function CoverBar({ time, covers, most }: CoverBarProps) {
  if (covers === 0) return null;
  const start = timelinePercent(minutesOf(time));
  const tall = Math.round((covers / most) * (coversHeight - 26));
  return (
    <svg x={`${start}%`} width="10%" y={axis} height={coversHeight}>
      <rect
        fill="color-mix(in oklab, var(--demo-accent) 38%, var(--surface))"
        x="8%"
        width="84%"
        y={coversHeight - 4 - tall}
        height={tall}
        rx="3"
      />
      <text className={styles.number} textAnchor="middle" x="50%" y={coversHeight - 10 - tall}>
        {covers}
      </text>
    </svg>
  );
}

function StayBar({
  stay: { time, status, customerName, partySize },
}: {
  readonly stay: Reservation;
}) {
  const from = minutesOf(time);
  const start = timelinePercent(from);
  const width = timelinePercent(from + stayMinutes) - start;
  return (
    <svg
      className={cn(parts.tone, styles.stay)}
      data-status={status}
      x={`${start}%`}
      width={`${width}%`}
      height={rowHeight}
    >
      <rect x="1" y="4" width="99%" height={rowHeight - 8} rx="6" />
      <text x="10" y={rowHeight / 2 + 4}>
        {customerName} · {partySize}
      </text>
    </svg>
  );
}
