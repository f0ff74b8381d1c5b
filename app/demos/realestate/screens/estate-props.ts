import type { Dispatch } from "react";
import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";
import type { EstateState } from "../model.ts";
import type { EstateAction } from "../reducer.ts";

/** What every part of the agency gets. */
export type EstateProps = {
  readonly state: EstateState;
  readonly dispatch: Dispatch<EstateAction>;
  readonly tools: DemoTools;
  /** The demo's own time. */
  readonly now: Date;
};
