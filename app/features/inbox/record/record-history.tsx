import { cn } from "#app/lib/cn.ts";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { useQuery } from "@tanstack/react-query";
import { recordLabels as labels } from "#app/content/inbox-record.ts";
import type { Entry } from "../entry.ts";
import { hostsIn } from "../entry/call-host.ts";
import type { RecordRow } from "../entry/record.ts";
import { tellHistory } from "./history-labels.ts";
import { RecordPart } from "./record-part.tsx";
import { historyQuery } from "./record-queries.ts";
import { ReceivedTime } from "../entry/received-time.tsx";
import type { Team } from "../entry/team.ts";
import record from "./record-parts.module.css";

type RecordHistoryProps = {
  readonly entry: Entry;
  readonly row: RecordRow | null;
  readonly team: Team;
  readonly now: Date;
};

/** Who did what with a record and when, the newest first, down to its arrival. */
export function RecordHistory({ entry, row: stored, team, now }: RecordHistoryProps) {
  const query = useQuery(historyQuery(entry.id));
  const changes = tellHistory(entry.kind, query.data ?? [], team, now, hostsIn(stored ?? {}));
  return (
    <RecordPart title={labels.history} query={query}>
      <ol className={cn(stack(8), record.history)}>
        {changes.map(({ id, at, who, deed }) => (
          <li key={id} className={row(16, "top")}>
            <span>
              <b>
                <bdi>{who}</bdi>
              </b>{" "}
              <bdi>{deed}</bdi>
            </span>
            <ReceivedTime isoTime={at} now={now} wording="short" />
          </li>
        ))}
        <li className={row(16, "top")}>
          <span>{labels.received}</span>
          <ReceivedTime isoTime={entry.receivedAt} now={now} wording="short" />
        </li>
      </ol>
    </RecordPart>
  );
}
