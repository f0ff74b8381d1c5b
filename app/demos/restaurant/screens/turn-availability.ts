import { blockedText } from "../cart.ts";
import type { MenuItem } from "../model.ts";
import type { RestaurantProps } from "./restaurant-props.ts";

/** 86's a dish everywhere, or brings it back, and says so. */
export function turnAvailability(
  { state, dispatch, tools }: RestaurantProps,
  { id, name, availability }: MenuItem,
): void {
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
