import type { Dispatch } from "react";
import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";
import type { DashboardState } from "../dashboard-state.ts";
import type { DashboardAction } from "../reducer.ts";

/** What every part of the dashboard gets. */
export type DashboardProps = {
  readonly state: DashboardState;
  readonly dispatch: Dispatch<DashboardAction>;
  readonly tools: DemoTools;
};
