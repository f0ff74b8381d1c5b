import { memo, useState } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import { useAnnounced } from "#app/components/demo/use-announced.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { addDays, dateOfDay, formatLocal, isoDay } from "#domain/dates.ts";
import { classesOf, fillRate, filterClasses, openFirst } from "../classes.ts";
import { classTypes, instructors, levels } from "../model.ts";
import { AddClassDialog } from "./add-class-dialog.tsx";
import { Band } from "./band.tsx";
import { BookDialog } from "./book-dialog.tsx";
import { ClassCard } from "./class-card.tsx";
import styles from "./classes.module.css";
import type { FitnessProps } from "./fitness-props.ts";
import { ListTools } from "./list-tools.tsx";
import { RosterDialog } from "./roster-dialog.tsx";

/** A week of classes: who is in, who waits, where there is room. */
export const ClassesScreen = memo(function ClassesScreen(props: FitnessProps) {
  const { state, dispatch, tools, now } = props;
  const [isAdding, setIsAdding] = useState(false);
  const [booking, setBooking] = useState<string | null>(null);
  const [roster, setRoster] = useState<string | null>(null);
  const all = classesOf(state.classes, state.day);
  const shown = openFirst(filterClasses(all, state.classFilters), now);
  const count = `${shown.length} of ${counted(all.length, "class", "classes")}`;
  useAnnounced(count, 300, tools.announce);
  const enrolled = all.reduce((sum, one) => sum + one.enrolled, 0);
  const capacity = all.reduce((sum, one) => sum + one.capacity, 0);
  return (
    <>
      <Band
        title="Classes"
        line={`${formatLocal(dateOfDay(state.day), "longWeekday")}: ${enrolled} of ${capacity} spots taken, ${fillRate(enrolled, capacity)}% full`}
        actions={
          <button className={buttonClass()} type="button" onClick={() => setIsAdding(true)}>
            <Icon name="plus" />
            Add Class
          </button>
        }
      >
        <DayStrip {...props} />
      </Band>
      <ClassTools {...props} count={count} />
      {shown.length === 0 && (
        <EmptyState text="No classes match these filters.">
          <button
            className={buttonClass("line")}
            type="button"
            onClick={() => dispatch({ type: "clearClassFilters" })}
          >
            Clear filters
          </button>
        </EmptyState>
      )}
      <ul className={cn(stack(14), styles.classes)}>
        {shown.map((one) => (
          <ClassCard
            key={one.id}
            gymClass={one}
            now={now}
            onBook={() => setBooking(one.id)}
            onRoster={() => setRoster(one.id)}
          />
        ))}
      </ul>
      <BookDialog {...props} classId={booking} onClose={() => setBooking(null)} />
      <RosterDialog {...props} classId={roster} onClose={() => setRoster(null)} />
      <AddClassDialog {...props} isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </>
  );
});

function DayStrip({ state, dispatch }: FitnessProps) {
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(state.openedAt, ahead));
  return (
    <div className={styles.days}>
      <ChoiceGroup
        label="Day"
        shape="pills"
        options={days.map((date, ahead) => ({
          value: isoDay(date),
          label: ahead === 0 ? "Today" : formatLocal(date, "weekday").replace(/, \w+/, ""),
        }))}
        value={state.day}
        onChange={(day) => dispatch({ type: "day", day })}
      />
    </div>
  );
}

function ClassTools({ state, dispatch, count }: FitnessProps & { readonly count: string }) {
  const { type, level, instructor, hasSpots } = state.classFilters;
  const options = <Value extends string>(every: string, values: readonly Value[]) => [
    { value: "all" as const, label: every },
    ...values.map((value) => ({ value, label: value })),
  ];
  return (
    <ListTools count={count}>
      <FilterSelect
        name="type"
        label="Type"
        value={type}
        options={options("All types", classTypes)}
        onChange={(value) => dispatch({ type: "classFilter", change: { type: value } })}
      />
      <FilterSelect
        name="level"
        label="Level"
        value={level}
        options={options("Every level", levels)}
        onChange={(value) => dispatch({ type: "classFilter", change: { level: value } })}
      />
      <FilterSelect<string>
        name="instructor"
        label="Instructor"
        value={instructor}
        options={options("All instructors", instructors)}
        onChange={(value) => dispatch({ type: "classFilter", change: { instructor: value } })}
      />
      <label className={demoParts.task}>
        <input
          type="checkbox"
          name="spots"
          checked={hasSpots}
          onChange={(event) =>
            dispatch({ type: "classFilter", change: { hasSpots: event.target.checked } })
          }
        />
        <span>Spots left</span>
      </label>
    </ListTools>
  );
}
