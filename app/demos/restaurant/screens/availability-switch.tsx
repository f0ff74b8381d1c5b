import { textClass } from "#app/components/ui/text.ts";
import type { MenuItem } from "../model.ts";
import type { RestaurantProps } from "./restaurant-props.ts";
import { SwitchButton } from "./switch-button.tsx";
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
    <SwitchButton
      isOn={availability}
      describedBy={describedBy}
      onTurn={() => turnAvailability(props, dish)}
    >
      Available
      <small className={textClass(13, 650)}>{availability ? "86 it" : "86'd"}</small>
    </SwitchButton>
  );
}
