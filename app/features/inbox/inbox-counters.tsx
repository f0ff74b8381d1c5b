import { inbox } from "#app/content/inbox.ts";
import { kindWords } from "#app/content/inbox-kinds.ts";
import type { InboxView } from "./inbox-filter.ts";
import type { InboxList } from "./use-inbox-list.ts";

type InboxCountersProps = { readonly view: InboxView; readonly list: InboxList };

type Counter = {
  readonly name: keyof typeof inbox.counters;
  readonly value: number | undefined;
  readonly needsWork?: boolean;
};

/** Three figures of a view; a dash until the database has counted. */
export function InboxCounters({ view, list }: InboxCountersProps) {
  return (
    <dl className="counters">
      {countersOf(view, list).map(({ name, value, needsWork }) => (
        <div key={name} className={needsWork && value ? "is-new" : undefined}>
          <dt>{inbox.counters[name]}</dt>
          <dd>{value === undefined ? "–" : value.toLocaleString("en-US")}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Contact submissions have the three of the specification, section 2. */
function countersOf(view: InboxView, { counters, counts }: InboxList): readonly Counter[] {
  if (view === "contact") {
    return [
      { name: "total", value: counters?.total },
      { name: "new", value: counters?.new, needsWork: true },
      { name: "responded", value: counters?.responded },
    ];
  }
  const isPromised = view === "all" || kindWords[view].hasPromise;
  return [
    { name: "total", value: counts?.total },
    { name: "waiting", value: counts?.unanswered, needsWork: true },
    isPromised
      ? { name: "overdue", value: counts?.overdue, needsWork: true }
      : { name: "followUp", value: counts?.followUp },
  ];
}
