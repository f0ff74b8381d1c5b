import type { Dispatch } from "react";
import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";
import type { PortalState } from "../model.ts";
import type { PortalAction } from "../reducer.ts";

/** What every part of the portal gets. */
export type PortalProps = {
  readonly state: PortalState;
  readonly dispatch: Dispatch<PortalAction>;
  readonly tools: DemoTools;
};
