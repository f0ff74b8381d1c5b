import type { Dispatch } from "react";
import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";
import type { CommunityState } from "../model.ts";
import type { CommunityAction } from "../reducer.ts";

/** What every part of the community gets. */
export type CommunityProps = {
  readonly state: CommunityState;
  /** The time that goes on; never before the moment of the sample data. */
  readonly now: Date;
  readonly dispatch: Dispatch<CommunityAction>;
  readonly tools: DemoTools;
};
