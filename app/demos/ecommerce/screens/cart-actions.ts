import { formatCents } from "#domain/money.ts";
import { addItem, cartTotals, countItems, quantityOf, removeItem } from "../cart.ts";
import { productById } from "../catalog.ts";
import type { CartItem } from "../model.ts";
import type { StoreProps } from "./store-props.ts";

/** Adding, lowering and removing, each with what is said about it. */
export function cartActions({ state, dispatch, tools }: StoreProps) {
  const { cart, products } = state;

  function say(what: string, next: readonly CartItem[]) {
    const count = countItems(next);
    if (count === 0) return tools.announce("Your cart is empty");
    const total = formatCents(cartTotals(next, products).total);
    tools.announce(`${what}. Cart has ${count} ${count === 1 ? "item" : "items"}, total ${total}`);
  }

  function add(id: number, count = 1) {
    dispatch({ type: "add", id, count, at: new Date() });
    const { name } = productById(products, id);
    say(`${count > 1 ? `${count} ` : ""}${name} added`, addItem(cart, id, count));
  }

  function lower(id: number) {
    dispatch({ type: "remove", id });
    say(`One ${productById(products, id).name} less`, removeItem(cart, id));
  }

  function drop(id: number) {
    const quantity = quantityOf(cart, id);
    const { name } = productById(products, id);
    dispatch({ type: "drop", id });
    say(
      `${name} removed`,
      cart.filter((item) => item.id !== id),
    );
    tools.toast({ text: `${name} removed`, onUndo: () => add(id, quantity) });
  }

  return { add, lower, drop };
}
