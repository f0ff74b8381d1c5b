import type { Dispatch } from "react";
import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";
import type { RestaurantState } from "../model.ts";
import type { RestaurantAction } from "../reducer.ts";

/** What every part of the restaurant gets. */
export type RestaurantProps = {
  readonly state: RestaurantState;
  readonly dispatch: Dispatch<RestaurantAction>;
  readonly tools: DemoTools;
  /** The time on the clock of the demo. */
  readonly now: Date;
};
