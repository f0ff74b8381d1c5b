import { DemoFrame } from "#app/components/demo/demo-frame.tsx";
import { DemoTabs } from "#app/components/demo/demo-tabs.tsx";
import { useDemoClock } from "#app/components/demo/use-demo-clock.ts";
import { useDemoState } from "#app/components/demo/use-demo-state.ts";
import { useDemoTools } from "#app/components/demo/use-demo-tools.ts";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { demoMeta } from "#app/content/demo-meta.ts";
import { demoOffer } from "#app/content/demo-offer.ts";
import { cn } from "#app/lib/cn.ts";
import { formatLocal } from "#domain/dates.ts";
import { buildRestaurant, demoStart } from "./data.ts";
import { frame } from "./frame.ts";
import "./palette.css";
import { reduceRestaurant } from "./reducer.ts";
import styles from "./restaurant.module.css";
import { DashboardScreen } from "./screens/dashboard-screen.tsx";
import { MenuScreen } from "./screens/menu-screen.tsx";
import { OrdersScreen } from "./screens/orders-screen.tsx";
import { ReservationsScreen } from "./screens/reservations-screen.tsx";
import { shownTime, timeOf } from "./times.ts";

export { DemoError as ErrorBoundary } from "#app/components/demo/demo-error.tsx";

/** Often enough for minutes to turn on time. */
const clockStep = 5000;

export function meta() {
  return demoMeta("restaurant", frame.description);
}

export default function RestaurantDemo() {
  const [state, dispatch] = useDemoState(reduceRestaurant, buildRestaurant);
  const { tools, frame: frameState } = useDemoTools(frame.steps);
  const now = shownTime(state.openedAt, useDemoClock(clockStep, demoStart));
  const props = { state, dispatch, tools, now };
  return (
    <DemoFrame
      slug="restaurant"
      persona={frame.persona}
      offer={demoOffer("restaurant", frame.bullets)}
      state={frameState}
    >
      <DemoTabs
        title="Restaurant Management"
        brand={
          <p className={cn(stack(0), styles.brand)}>
            <span>Osteria</span> Marlowe
          </p>
        }
        end={
          <p
            className={cn(row(10, "baseline"), typography.quiet, styles.clock)}
            role="timer"
            aria-live="off"
          >
            <b>{timeOf(now)}</b>
            <span>
              {formatLocal(now, "dayName")} dinner
              <span> · demo time</span>
            </span>
          </p>
        }
        chosen={state.tab}
        onChoose={(tab) => dispatch({ type: "tab", tab })}
        tabs={[
          { id: "orders", label: "Orders", panel: <OrdersScreen {...props} /> },
          { id: "menu", label: "Menu", panel: <MenuScreen {...props} /> },
          { id: "reservations", label: "Reservations", panel: <ReservationsScreen {...props} /> },
          { id: "dashboard", label: "Dashboard", panel: <DashboardScreen {...props} /> },
        ]}
      />
    </DemoFrame>
  );
}
