import type { Dispatch } from "react";
import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";
import type { StoreState } from "../model.ts";
import type { StoreAction } from "../reducer.ts";

/** What every part of the store gets. */
export type StoreProps = {
  readonly state: StoreState;
  readonly dispatch: Dispatch<StoreAction>;
  readonly tools: DemoTools;
};
