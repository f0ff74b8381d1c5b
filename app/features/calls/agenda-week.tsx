import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useNow } from "#app/browser/use-now.ts";
import states from "#app/components/console/states.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { agendaLabels as labels } from "#app/content/inbox-calls.ts";
import { ownZone } from "#app/lib/own-zone.ts";
import { wallTime } from "#domain/zoned-dates.ts";
import { agendaOf, type AgendaRows } from "./agenda.ts";
import { AgendaBar } from "./agenda-bar.tsx";
import { AgendaColumn } from "./agenda-column.tsx";
import styles from "./agenda.module.css";
import type { Host } from "./call.ts";
import type { CallsAddress } from "./calls-address.ts";
import { CallsFailure } from "./calls-failure.tsx";
import { agendaQuery } from "./calls-queries.ts";
import { daysOf, weekOf } from "./iso-week.ts";

const nothing: AgendaRows = { calls: [], blocks: [], specialDays: [] };

type AgendaWeekProps = { readonly address: CallsAddress; readonly hosts: readonly Host[] };

/** One week: days as columns where there is room, else one below the other. */
export function AgendaWeek({ address, hosts }: AgendaWeekProps) {
  const zone = ownZone();
  const now = useNow();
  const today = wallTime(now, zone).day;
  const week = address.week ?? weekOf(today);
  const query = useQuery(agendaQuery(week, address.host, zone));
  const rows = query.data ?? nothing;
  const days = agendaOf(daysOf(week), zone, rows);
  const isEmpty = query.data !== undefined && rows.calls.length === 0;

  return (
    <>
      <AgendaBar
        address={address}
        week={week}
        thisWeek={weekOf(today)}
        hosts={hosts}
        count={query.data ? rows.calls.filter(takesPlace).length : null}
      />
      <CallsFailure query={query} />
      <ol className={styles.week} aria-busy={query.isPending} data-empty={isEmpty || undefined}>
        {days.map((day) => (
          <AgendaColumn
            key={day.day}
            day={day}
            hosts={hosts}
            now={now}
            isToday={day.day === today}
          />
        ))}
      </ol>
      {isEmpty && (
        <div className={states.empty}>
          <h3 className={typography.heading}>{labels.empty}</h3>
          <p>{labels.emptyHelp}</p>
          <Link className={buttonClass("line", "small")} to={{ search: "?view=availability" }}>
            {labels.availability}
          </Link>
        </div>
      )}
    </>
  );
}

function takesPlace({ status }: { readonly status: string }): boolean {
  return status !== "cancelled";
}
