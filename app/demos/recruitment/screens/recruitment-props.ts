import type { Dispatch } from "react";
import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";
import type { RecruitmentState } from "../model.ts";
import type { RecruitmentAction } from "../reducer.ts";

/** What every part of the hiring desk gets. */
export type RecruitmentProps = {
  readonly state: RecruitmentState;
  readonly dispatch: Dispatch<RecruitmentAction>;
  readonly tools: DemoTools;
  /** The demo's clock. */
  readonly now: Date;
};
