import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { row, surface } from "#app/components/layout-kit/layout-kit.ts";
import { inbox, inboxFilters } from "#app/content/inbox.ts";
import { kindOf } from "#domain/registry.ts";
import type { EntryFilter, InboxView } from "../inbox-filter.ts";
import styles from "./inbox-counters.module.css";
import type { InboxPlace } from "./use-inbox-address.ts";
import type { InboxList } from "./use-inbox-list.ts";

type InboxCountersProps = { readonly place: InboxPlace; readonly list: InboxList };

/** What is kept apart has no figures: nobody waits there. */
type CountedView = Exclude<InboxView, "quarantine">;

type Choice = Partial<Pick<EntryFilter, "status" | "due">>;

type Counter = {
  readonly name: keyof typeof inbox.counters;
  readonly value: number | undefined;
  readonly needsWork?: boolean;
  /** What pressing the figure shows; a figure that no filter finds is read only. */
  readonly choice?: Choice;
};

const everything: Choice = { status: "", due: "" };

/** Three figures of a view, which filter the list; a dash until the database has counted. */
export function InboxCounters({ place, list }: InboxCountersProps) {
  if (place.view === "quarantine") return null;
  return (
    <dl className={cn(surface(), styles.counters)} data-counters="">
      {countersOf(place.view, list).map((counter) => (
        <div
          key={counter.name}
          className={counter.needsWork && counter.value ? styles.needsWork : undefined}
        >
          <dt className={typography.quiet}>{inbox.counters[counter.name]}</dt>
          <dd className={row(6, "baseline")}>
            {counter.value === undefined ? "–" : counter.value.toLocaleString("en-US")}
            {counter.choice && <CounterButton {...counter} choice={counter.choice} place={place} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type CounterButtonProps = Pick<Counter, "name"> & {
  readonly choice: Choice;
  readonly place: InboxPlace;
};

/** Lies over its figure. Pressed once more it shows everything again. */
function CounterButton({ name, choice, place: { filter, filterBy } }: CounterButtonProps) {
  const shown = { ...everything, ...choice };
  const isPressed = filter.status === shown.status && filter.due === shown.due;
  return (
    <button
      type="button"
      aria-label={name === "total" ? inboxFilters.allStatuses : inbox.counters[name]}
      aria-pressed={isPressed}
      onClick={() => filterBy(isPressed ? everything : shown)}
    />
  );
}

/** Contact submissions have the three of the specification, section 2. */
function countersOf(view: CountedView, { counters, counts }: InboxList): readonly Counter[] {
  if (view === "contact") {
    return [
      { name: "total", value: counters?.total, choice: everything },
      { name: "new", value: counters?.new, needsWork: true, choice: { status: "new" } },
      { name: "responded", value: counters?.responded, choice: { status: "responded" } },
    ];
  }
  const isPromised = view === "all" || kindOf(view).replyWithin !== null;
  return [
    { name: "total", value: counts?.total, choice: everything },
    {
      name: "waiting",
      value: counts?.waiting,
      needsWork: true,
      choice: { due: "waiting" },
    },
    isPromised
      ? {
          name: "overdue",
          value: counts?.overdue,
          needsWork: true,
          choice: { due: "overdue" },
        }
      : { name: "followUp", value: counts?.followUp, choice: { due: "follow-up" } },
  ];
}
