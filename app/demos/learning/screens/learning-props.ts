import type { Dispatch } from "react";
import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";
import type { LearningState } from "../model.ts";
import type { LearningAction } from "../reducer.ts";

/** What every part of the academy gets. */
export type LearningProps = {
  readonly state: LearningState;
  readonly dispatch: Dispatch<LearningAction>;
  readonly tools: DemoTools;
};
