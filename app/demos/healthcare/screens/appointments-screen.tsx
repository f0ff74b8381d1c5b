import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { completed, upcoming } from "../booking.ts";
import { BookingPanel } from "./booking-panel.tsx";
import { CancelledLine } from "./dashboard-screen.tsx";
import type { HealthProps } from "./health-props.ts";
import screen from "./screen.module.css";
import { VisitCard } from "./visit-card.tsx";
import visitStyles from "./visits.module.css";

/** Booking on the left, the visits on the right. */
export function AppointmentsScreen(props: HealthProps) {
  const { state, dispatch } = props;
  const soon = upcoming(state.appointments);
  const past = completed(state.appointments);
  const shown = state.list === "upcoming" ? soon : past;
  return (
    <>
      <h2 className={typography.visuallyHidden}>Appointments</h2>
      <div className={cn(stack(20), visitStyles.appointments)}>
        <BookingPanel {...props} />
        <section aria-labelledby="visits">
          <h3 className={screen.heading} id="visits" tabIndex={-1}>
            Your appointments
          </h3>
          <ChoiceGroup
            label="Show"
            shape="segment"
            options={[
              { value: "upcoming", label: `Upcoming (${soon.length})` },
              { value: "completed", label: `Completed (${past.length})` },
            ]}
            value={state.list}
            onChange={(list) => dispatch({ type: "list", list })}
          />
          {shown.length === 0 ? (
            <EmptyState text="No upcoming appointments." />
          ) : (
            <ul className={cn(stack(12), visitStyles.list)}>
              {shown.map((visit) => (
                <VisitCard key={visit.id} {...props} visit={visit} scope="list" />
              ))}
            </ul>
          )}
          <CancelledLine {...props} />
        </section>
      </div>
    </>
  );
}
