import { Link } from "react-router";
import { surface } from "#app/components/layout-kit/layout-kit.ts";
import statuses from "#app/components/console/status.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { availability, overview as labels } from "#app/content/availability.ts";
import { readerDay, zoneCity } from "#domain/zoned-dates.ts";
import { cn } from "#app/lib/cn.ts";
import { formatPlace } from "./availability-address.ts";
import { hostName, ownHost, typeIds, type Availability, type Host } from "./availability.ts";
import { typedDay } from "./day-records.ts";
import { hostDraft } from "./host-draft.ts";
import styles from "./host-table.module.css";
import { nextDayOff } from "./special-days.ts";
import { timeIn, todayIn } from "#app/lib/time-zones.ts";
import { hoursInWeek } from "./windows.ts";

const { columns } = labels;

type HostTableProps = { readonly team: Availability; readonly now: Date };

/** Every calendar in a line. */
export function HostTable({ team, now }: HostTableProps) {
  return (
    <div className={cn(surface(), styles.frame)}>
      <table className={styles.table}>
        <caption className={typography.visuallyHidden}>{labels.caption}</caption>
        <thead className={styles.head}>
          <tr>
            {Object.values(columns).map((name) => (
              <th key={name} className={styles.column} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {team.hosts.map((host) => (
            <HostRow key={host.number} team={team} host={host} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HostRow({ team, host, now }: HostTableProps & { readonly host: Host }) {
  const { settings, isGone, number } = host;
  const { timeZone, meetsBy } = settings;
  const takes = settings.takesCalls && !isGone;
  const isOwn = host === ownHost(team);
  const days = [...settings.days, ...team.days].map(typedDay);
  const off = nextDayOff(days, todayIn(timeZone, now));
  return (
    <tr className={styles.host}>
      <th className={cn(styles.cell, styles.person)} scope="row">
        <Link
          className={typography.link}
          to={{ search: formatPlace({ part: "host", host: isOwn ? null : number }) }}
        >
          {hostName(host)}
        </Link>
      </th>
      <td className={styles.cell}>
        <span className={statuses.status} data-tone={takes ? "done" : undefined}>
          {isGone ? labels.gone : takes ? labels.yes : labels.no}
        </span>
      </td>
      <td className={styles.cell}>
        <Name>{columns.zone}</Name>
        {zoneCity(timeZone)} <span className={textClass(13, "quiet")}>{timeIn(timeZone, now)}</span>
      </td>
      <td className={styles.cell}>
        <Name>{columns.hours}</Name>
        <HostHours host={host} />
      </td>
      <td className={styles.cell}>
        <Name>{columns.meets}</Name>
        {meetsBy === "link" ? labels.link : labels.phone}
      </td>
      <td className={styles.cell}>
        <Name>{columns.off}</Name>
        {off === null ? labels.none : readerDay(off, "weekday")}
      </td>
    </tr>
  );
}

/** A column's name again, where there are no columns. */
function Name({ children }: { readonly children: string }) {
  return <span className={cn(textClass(13, "quiet"), styles.cellName)}>{children}: </span>;
}

/** One number where all kinds of call have the same. */
function HostHours({ host }: { readonly host: Host }) {
  const { hours } = hostDraft(host.settings);
  const counts = typeIds.map((type) => ({ type, count: hoursInWeek(hours[type]) }));
  const [first] = counts;
  if (first && counts.every(({ count }) => count === first.count)) return labels.hours(first.count);
  return counts.map(({ type, count }) => (
    <span key={type} className={styles.line}>
      {availability.types[type].name} {labels.hours(count)}
    </span>
  ));
}
