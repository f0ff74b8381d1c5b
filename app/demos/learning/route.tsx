import { DemoFrame } from "#app/components/demo/demo-frame.tsx";
import { DemoTabs } from "#app/components/demo/demo-tabs.tsx";
import { useDemoState } from "#app/components/demo/use-demo-state.ts";
import { useDemoTools } from "#app/components/demo/use-demo-tools.ts";
import { textClass } from "#app/components/ui/text.ts";
import { demoMeta } from "#app/content/demo-meta.ts";
import { demoOffer } from "#app/content/demo-offer.ts";
import { cn } from "#app/lib/cn.ts";
import { buildLearning } from "./data.ts";
import { frame } from "./frame.ts";
import learning from "./learning.module.css";
import "./palette.css";
import { reduceLearning } from "./reducer.ts";
import { BrowseScreen } from "./screens/browse-screen.tsx";
import { CertificateDialog } from "./screens/certificate-dialog.tsx";
import { CoursesScreen } from "./screens/courses-screen.tsx";
import { DashboardScreen } from "./screens/dashboard-screen.tsx";
import { ProgressScreen } from "./screens/progress-screen.tsx";
import { WatchScreen } from "./screens/watch-screen.tsx";

export { DemoError as ErrorBoundary } from "#app/components/demo/demo-error.tsx";

export function meta() {
  return demoMeta("learning", frame.description);
}

export default function LearningDemo() {
  const [state, dispatch] = useDemoState(reduceLearning, buildLearning);
  const { tools, frame: frameState } = useDemoTools(frame.steps);
  const props = { state, dispatch, tools };
  return (
    <DemoFrame
      slug="learning"
      persona={frame.persona}
      offer={demoOffer("learning", frame.bullets)}
      state={frameState}
    >
      <DemoTabs
        title="Learning Management System"
        brand={<p className={cn(textClass(16, 650), learning.wordmark)}>Fieldnote Academy</p>}
        chosen={state.tab}
        onChoose={(tab) => dispatch({ type: "tab", tab })}
        tabs={[
          { id: "dashboard", label: "Dashboard", panel: <DashboardScreen {...props} /> },
          { id: "courses", label: "My Courses", panel: <CoursesScreen {...props} /> },
          { id: "watch", label: "Watch", panel: <WatchScreen {...props} /> },
          { id: "browse", label: "Browse", panel: <BrowseScreen {...props} /> },
          { id: "progress", label: "Progress", panel: <ProgressScreen {...props} /> },
        ]}
      />
      <CertificateDialog {...props} />
    </DemoFrame>
  );
}
