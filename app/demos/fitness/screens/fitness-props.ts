import type { Dispatch } from "react";
import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";
import type { FitnessState } from "../model.ts";
import type { FitnessAction } from "../reducer.ts";

/** What every part of the club gets. */
export type FitnessProps = {
  readonly state: FitnessState;
  readonly dispatch: Dispatch<FitnessAction>;
  readonly tools: DemoTools;
  /** The time in the demo: to the second on the live floor, to the minute elsewhere. */
  readonly now: Date;
};
