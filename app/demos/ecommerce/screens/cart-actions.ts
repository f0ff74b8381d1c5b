import { formatCents } from "#domain/money.ts";
import { cartTotals, countItems, quantityOf } from "../cart.ts";
import { productById } from "../catalog.ts";
import { reduceStore, type StoreAction } from "../reducer.ts";
import type { StoreProps } from "./store-props.ts";

/** Adding, lowering by one and removing a line, each with what is announced about the cart it leads to. */
export function cartActions({ state, dispatch, tools }: StoreProps) {
  const nameOf = (id: number) => productById(state.products, id).name;

  function change(from: StoreProps["state"], action: StoreAction, what: string) {
    const next = reduceStore(from, action);
    const count = countItems(next.cart);
    const total = formatCents(cartTotals(next.cart, next.products).total);
    dispatch(action);
    tools.announce(
      count === 0
        ? "Your cart is empty"
        : `${what}. Cart has ${count} ${count === 1 ? "item" : "items"}, total ${total}`,
    );
    return next;
  }

  function addTo(from: StoreProps["state"], id: number, count: number) {
    const what = `${count > 1 ? `${count} ` : ""}${nameOf(id)} added`;
    change(from, { type: "add", id, count, at: new Date() }, what);
  }

  function lower(id: number) {
    change(state, { type: "lower", id }, `One ${nameOf(id)} less`);
  }

  function remove(id: number) {
    const quantity = quantityOf(state.cart, id);
    const text = `${nameOf(id)} removed`;
    const without = change(state, { type: "remove", id }, text);
    tools.toast({ text, onUndo: () => addTo(without, id, quantity) });
  }

  return { add: (id: number, count = 1) => addTo(state, id, count), lower, remove };
}
