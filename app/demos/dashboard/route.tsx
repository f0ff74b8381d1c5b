import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { DemoFrame } from "#app/components/demo/demo-frame.tsx";
import { DemoTabs } from "#app/components/demo/demo-tabs.tsx";
import { useDemoState } from "#app/components/demo/use-demo-state.ts";
import { useDemoTools } from "#app/components/demo/use-demo-tools.ts";
import { textClass } from "#app/components/ui/text.ts";
import { demoMeta } from "#app/content/demo-meta.ts";
import { demoOffer } from "#app/content/demo-offer.ts";
import { cn } from "#app/lib/cn.ts";
import { dashboardTabs } from "./dashboard-state.ts";
import styles from "./dashboard.module.css";
import { buildDashboard } from "./data.ts";
import { frame } from "./frame.ts";
import "./palette.css";
import { reduceDashboard } from "./reducer.ts";
import { Analytics } from "./screens/analytics.tsx";
import { FilterBar } from "./screens/filter-bar.tsx";
import { Overview } from "./screens/overview.tsx";
import { Reports } from "./screens/reports-screen.tsx";
import { Team } from "./screens/team-screen.tsx";

export { DemoError as ErrorBoundary } from "#app/components/demo/demo-error.tsx";

export function meta() {
  return demoMeta("dashboard", frame.description);
}

export default function DashboardDemo() {
  const [state, dispatch] = useDemoState(reduceDashboard, buildDashboard);
  const { tools, frame: frameState } = useDemoTools(frame.steps);
  const location = useLocation();
  const navigate = useNavigate();
  const props = { state, dispatch, tools };

  // `/demo/analytics` leads here with a tab to open; used once, so that Reset Demo opens Overview.
  useEffect(() => {
    const wanted = initialTab(location.state);
    if (!wanted) return;
    dispatch({ type: "tab", tab: wanted });
    void navigate(location.pathname, { replace: true, state: null });
  }, [location, navigate, dispatch]);

  return (
    <DemoFrame
      slug="dashboard"
      persona={frame.persona}
      offer={demoOffer("dashboard", frame.bullets)}
      state={frameState}
    >
      <DemoTabs
        title="Enterprise Dashboard"
        brand={<p className={cn(textClass(16, 650), styles.brand)}>Halden Supply Co.</p>}
        chosen={state.tab}
        onChoose={(tab) => dispatch({ type: "tab", tab })}
        below={<FilterBar {...props} />}
        tabs={[
          { id: "overview", label: "Overview", panel: <Overview {...props} /> },
          { id: "analytics", label: "Analytics", panel: <Analytics {...props} /> },
          { id: "reports", label: "Reports", panel: <Reports {...props} /> },
          { id: "team", label: "Team", panel: <Team {...props} /> },
        ]}
      />
    </DemoFrame>
  );
}

/** The tab that an address asks for; unknown ones are ignored. */
function initialTab(state: unknown) {
  const wanted =
    typeof state === "object" && state !== null && "initialTab" in state ? state.initialTab : null;
  return dashboardTabs.find((tab) => tab === wanted) ?? null;
}
