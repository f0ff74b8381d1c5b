import type { Dispatch } from "react";
import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";
import type { HealthState } from "../model.ts";
import type { HealthAction } from "../reducer.ts";

/** What every part of the portal gets. */
export type HealthProps = {
  readonly state: HealthState;
  readonly dispatch: Dispatch<HealthAction>;
  readonly tools: DemoTools;
};
