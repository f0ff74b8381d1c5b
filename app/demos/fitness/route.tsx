import { useMemo } from "react";
import { DemoFrame } from "#app/components/demo/demo-frame.tsx";
import { DemoTabs } from "#app/components/demo/demo-tabs.tsx";
import { useDemoClock } from "#app/components/demo/use-demo-clock.ts";
import { useDemoState } from "#app/components/demo/use-demo-state.ts";
import { useDemoTools } from "#app/components/demo/use-demo-tools.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { demoMeta } from "#app/content/demo-meta.ts";
import { demoOffer } from "#app/content/demo-offer.ts";
import { cn } from "#app/lib/cn.ts";
import { formatLocal } from "#domain/dates.ts";
import { openingTimeOf } from "./club-day.ts";
import styles from "./club.module.css";
import { buildFitness } from "./data.ts";
import { frame } from "./frame.ts";
import "./palette.css";
import { reduceFitness } from "./reducer.ts";
import { AnalyticsScreen } from "./screens/analytics-screen.tsx";
import { ClassesScreen } from "./screens/classes-screen.tsx";
import { DashboardScreen } from "./screens/dashboard-screen.tsx";
import { LiveScreen } from "./screens/live-screen.tsx";
import { MemberDrawer } from "./screens/member-drawer.tsx";
import { MembersScreen } from "./screens/members-screen.tsx";

export { DemoError as ErrorBoundary } from "#app/components/demo/demo-error.tsx";

export function meta() {
  return demoMeta("fitness", frame.description);
}

export default function FitnessDemo() {
  const [state, dispatch] = useDemoState(reduceFitness, buildFitness);
  const { tools, frame: frameState } = useDemoTools(frame.steps);
  const second = useDemoClock(1000, openingTimeOf);
  // Only the live floor shows seconds; the other screens are drawn again once a minute.
  const minutes = Math.floor(second.getTime() / 60_000);
  const now = useMemo(() => new Date(minutes * 60_000), [minutes]);
  const props = { state, dispatch, tools, now };
  return (
    <DemoFrame
      slug="fitness"
      className={styles.club}
      persona={frame.persona}
      offer={demoOffer("fitness", frame.bullets)}
      state={frameState}
    >
      <DemoTabs
        className={styles.tabs}
        title="Fitness Center Management"
        brand={<p className={cn(textClass(20), styles.brand)}>Tidal Strength Club</p>}
        end={
          <p className={cn(textClass(13), typography.quiet, typography.number, styles.time)}>
            {formatLocal(now, "dayName")} · {formatLocal(now, "time")} demo time
          </p>
        }
        chosen={state.tab}
        onChoose={(tab) => dispatch({ type: "tab", tab })}
        tabs={[
          { id: "dashboard", label: "Dashboard", panel: <DashboardScreen {...props} /> },
          { id: "members", label: "Members", panel: <MembersScreen {...props} /> },
          { id: "classes", label: "Classes", panel: <ClassesScreen {...props} /> },
          {
            id: "live",
            label: "Live Workouts",
            panel: <LiveScreen {...props} now={second} />,
          },
          { id: "analytics", label: "Analytics", panel: <AnalyticsScreen {...props} /> },
        ]}
      />
      <MemberDrawer {...props} />
    </DemoFrame>
  );
}
