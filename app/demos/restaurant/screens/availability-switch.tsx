import { blockedText } from "../cart.ts";
import type { MenuItem } from "../model.ts";
import type { RestaurantProps } from "./restaurant-props.ts";

type AvailabilitySwitchProps = RestaurantProps & {
  readonly dish: MenuItem;
  /** Id of the element that names the dish. */
  readonly describedBy: string;
};

/** 86 a dish everywhere, or bring it back. */
export function AvailabilitySwitch(props: AvailabilitySwitchProps) {
  const { state, dispatch, tools, dish, describedBy } = props;
  const { id, name, availability } = dish;
  function turn() {
    dispatch({ type: "availability", item: id, isAvailable: !availability });
    if (!availability) return tools.announce(`${name} is back on the menu.`);
    tools.tick("soldOut");
    const isOrdered = state.cart.some(({ item }) => item === id);
    tools.announce(`${name} is sold out.${isOrdered ? ` ${blockedText(name)}` : ""}`);
    tools.toast({
      text: `${name} is sold out.`,
      onUndo: () => {
        dispatch({ type: "availability", item: id, isAvailable: true });
        tools.announce("Undone.");
      },
    });
  }
  return (
    <button
      className="rs-switch"
      type="button"
      role="switch"
      aria-checked={availability}
      aria-describedby={describedBy}
      onClick={turn}
    >
      <i aria-hidden="true" />
      Available
      <small>{availability ? "86 it" : "86'd"}</small>
    </button>
  );
}
