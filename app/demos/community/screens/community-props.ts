import type { Dispatch } from "react";
import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";
import type { CommunityState } from "../model.ts";
import type { CommunityAction } from "../reducer.ts";

/** What every part of the community gets. */
export type CommunityProps = {
  readonly state: CommunityState;
  readonly dispatch: Dispatch<CommunityAction>;
  readonly tools: DemoTools;
};
