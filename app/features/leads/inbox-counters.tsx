import { inbox } from "#app/content/inbox.ts";
import type { LeadCounters } from "./lead.ts";

type InboxCountersProps = { readonly counters: LeadCounters | null };

/** Total, new and responded; a dash until the database has counted. */
export function InboxCounters({ counters }: InboxCountersProps) {
  return (
    <dl className="counters">
      {(["total", "new", "responded"] as const).map((name) => (
        <div key={name} className={name === "new" && counters?.new ? "is-new" : undefined}>
          <dt>{inbox.counters[name]}</dt>
          <dd>{counters ? counters[name].toLocaleString("en-US") : "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
