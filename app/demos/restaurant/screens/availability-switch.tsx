import type { MenuItem } from "../model.ts";
import type { RestaurantProps } from "./restaurant-props.ts";
import { turnAvailability } from "./turn-availability.ts";

type AvailabilitySwitchProps = RestaurantProps & {
  readonly dish: MenuItem;
  /** Id of the element that names the dish. */
  readonly describedBy: string;
};

/** 86 a dish everywhere, or bring it back. */
export function AvailabilitySwitch(props: AvailabilitySwitchProps) {
  const { dish, describedBy } = props;
  const { availability } = dish;
  return (
    <button
      className="rs-switch"
      type="button"
      role="switch"
      aria-checked={availability}
      aria-describedby={describedBy}
      onClick={() => turnAvailability(props, dish)}
    >
      <i aria-hidden="true" />
      Available
      <small>{availability ? "86 it" : "86'd"}</small>
    </button>
  );
}
