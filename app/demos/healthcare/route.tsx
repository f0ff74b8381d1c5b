import { DemoFrame } from "#app/components/demo/demo-frame.tsx";
import { DemoTabs } from "#app/components/demo/demo-tabs.tsx";
import { useDemoState } from "#app/components/demo/use-demo-state.ts";
import { useDemoTools } from "#app/components/demo/use-demo-tools.ts";
import { textClass } from "#app/components/ui/text.ts";
import { demoMeta } from "#app/content/demo-meta.ts";
import { demoOffer } from "#app/content/demo-offer.ts";
import { cn } from "#app/lib/cn.ts";
import { buildHealth } from "./data.ts";
import { frame } from "./frame.ts";
import styles from "./healthcare.module.css";
import "./palette.css";
import { unreadCount } from "./record-search.ts";
import { reduceHealth } from "./reducer.ts";
import { AnalyticsScreen } from "./screens/analytics-screen.tsx";
import { AppointmentsScreen } from "./screens/appointments-screen.tsx";
import { DashboardScreen } from "./screens/dashboard-screen.tsx";
import { MessageDialog } from "./screens/message-dialog.tsx";
import { PrescriptionsScreen } from "./screens/prescriptions-screen.tsx";
import { RecordDialog } from "./screens/record-dialog.tsx";
import { RecordsScreen } from "./screens/records-screen.tsx";

export { DemoError as ErrorBoundary } from "#app/components/demo/demo-error.tsx";

export function meta() {
  return demoMeta("healthcare", frame.description);
}

export default function HealthcareDemo() {
  const [state, dispatch] = useDemoState(reduceHealth, buildHealth);
  const { tools, frame: frameState } = useDemoTools(frame.steps);
  const props = { state, dispatch, tools };
  return (
    <DemoFrame
      slug="healthcare"
      persona={frame.persona}
      offer={demoOffer("healthcare", frame.bullets)}
      state={frameState}
    >
      <DemoTabs
        title="Healthcare Portal"
        brand={<p className={cn(textClass(16, 600), styles.brand)}>Riverbend Health</p>}
        chosen={state.tab}
        onChoose={(tab) => dispatch({ type: "tab", tab })}
        tabs={[
          { id: "dashboard", label: "Dashboard", panel: <DashboardScreen {...props} /> },
          { id: "appointments", label: "Appointments", panel: <AppointmentsScreen {...props} /> },
          {
            id: "records",
            label: "Medical Records",
            count: unreadCount(state.records),
            panel: <RecordsScreen {...props} />,
          },
          {
            id: "prescriptions",
            label: "Prescriptions",
            panel: <PrescriptionsScreen {...props} />,
          },
          { id: "analytics", label: "Health Analytics", panel: <AnalyticsScreen {...props} /> },
        ]}
      />
      <RecordDialog {...props} />
      <MessageDialog {...props} />
    </DemoFrame>
  );
}
