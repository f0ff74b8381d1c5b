import { useEffect } from "react";
import { DemoFrame } from "#app/components/demo/demo-frame.tsx";
import { DemoTabs } from "#app/components/demo/demo-tabs.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { useDemoClock } from "#app/components/demo/use-demo-clock.ts";
import { useDemoState } from "#app/components/demo/use-demo-state.ts";
import { useDemoTools } from "#app/components/demo/use-demo-tools.ts";
import { demoMeta } from "#app/content/demo-meta.ts";
import { demoOffer } from "#app/content/demo-offer.ts";
import { buildRecruitment, demoStart } from "./data.ts";
import { frame } from "./frame.ts";
import type { RecruitmentTab } from "./model.ts";
import "./palette.css";
import { reduceRecruitment } from "./reducer.ts";
import { AnalyticsScreen } from "./screens/analytics-screen.tsx";
import { AskMove } from "./screens/ask-move.tsx";
import { CandidateSheet } from "./screens/candidate-sheet.tsx";
import { CandidatesScreen } from "./screens/candidates-screen.tsx";
import { DashboardScreen } from "./screens/dashboard-screen.tsx";
import { JobsScreen } from "./screens/jobs-screen.tsx";
import { Wordmark } from "./screens/wordmark.tsx";

export { DemoError as ErrorBoundary } from "#app/components/demo/demo-error.tsx";

export function meta() {
  return demoMeta("recruitment", frame.description);
}

/** Milliseconds between two looks at the demo's clock. */
const clockStep = 20_000;

export default function RecruitmentDemo() {
  const [state, dispatch] = useDemoState(reduceRecruitment, buildRecruitment);
  const { tools, frame: frameState } = useDemoTools(frame.steps);
  const now = useDemoClock(clockStep, demoStart);
  const props = { state, dispatch, tools, now };
  const { count, id } = state.undone;
  const { announce } = tools;

  useEffect(() => {
    if (count === 0) return;
    announce("Undone.");
    focusAfter('[name="stage"]', `[data-open="card-${id}"]`, "#kr-results", "#kr-queue");
  }, [count, id, announce]);

  function choose(tab: RecruitmentTab) {
    dispatch({ type: "tab", tab });
    if (tab === "analytics" && state.hasMoved) tools.tick("analytics");
  }

  return (
    <DemoFrame
      slug="recruitment"
      persona={frame.persona}
      offer={demoOffer("recruitment", frame.bullets)}
      state={frameState}
    >
      <DemoTabs
        title="Recruitment Platform"
        brand={<Wordmark />}
        chosen={state.tab}
        onChoose={choose}
        tabs={[
          { id: "dashboard", label: "Dashboard", panel: <DashboardScreen {...props} /> },
          { id: "candidates", label: "Candidates", panel: <CandidatesScreen {...props} /> },
          { id: "jobs", label: "Jobs", panel: <JobsScreen {...props} /> },
          { id: "analytics", label: "Analytics", panel: <AnalyticsScreen {...props} /> },
        ]}
      />
      <CandidateSheet {...props} />
      {state.open === null && <AskMove {...props} />}
    </DemoFrame>
  );
}
