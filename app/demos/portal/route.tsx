import { DemoFrame } from "#app/components/demo/demo-frame.tsx";
import { DemoTabs } from "#app/components/demo/demo-tabs.tsx";
import { useDemoState } from "#app/components/demo/use-demo-state.ts";
import { useDemoTools } from "#app/components/demo/use-demo-tools.ts";
import { demoMeta } from "#app/content/demo-meta.ts";
import { demoOffer } from "#app/content/demo-offer.ts";
import { buildPortal } from "./data.ts";
import { frame } from "./frame.ts";
import "./palette.css";
import { isDirty } from "./profile.ts";
import { reducePortal } from "./reducer.ts";
import { DashboardScreen } from "./screens/dashboard-screen.tsx";
import { DocumentsScreen } from "./screens/documents-screen.tsx";
import { PartnersScreen } from "./screens/partners-screen.tsx";
import { PortalBrand } from "./screens/portal-brand.tsx";
import { ProfileScreen } from "./screens/profile-screen.tsx";
import { RevenueScreen } from "./screens/revenue-screen.tsx";

export { DemoError as ErrorBoundary } from "#app/components/demo/demo-error.tsx";

export function meta() {
  return demoMeta("portal", frame.description);
}

export default function PortalDemo() {
  const [state, dispatch] = useDemoState(reducePortal, buildPortal);
  const { tools, frame: frameState } = useDemoTools(frame.steps);
  const props = { state, dispatch, tools };
  const { name, title } = frame.persona;
  return (
    <DemoFrame
      slug="portal"
      persona={{
        name,
        role: `${title} at ${state.company.name}, ${state.partnership.tier}-tier partner`,
      }}
      offer={demoOffer("portal", frame.bullets)}
      state={frameState}
    >
      <DemoTabs
        title="Partner Portal"
        brand={<PortalBrand company={state.company.name} />}
        chosen={state.tab}
        onChoose={(tab) => dispatch({ type: "tab", tab })}
        tabs={[
          { id: "dashboard", label: "Dashboard", panel: <DashboardScreen {...props} /> },
          { id: "revenue", label: "Revenue", panel: <RevenueScreen {...props} /> },
          { id: "documents", label: "Documents", panel: <DocumentsScreen {...props} /> },
          { id: "partners", label: "Partners", panel: <PartnersScreen {...props} /> },
          {
            id: "profile",
            label: "Profile",
            mark: isDirty(state) ? "unsaved changes" : undefined,
            panel: <ProfileScreen {...props} />,
          },
        ]}
      />
    </DemoFrame>
  );
}
