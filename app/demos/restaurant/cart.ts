import { cleanText } from "#app/lib/typed-text.ts";
import type { CartLine, MenuItem, Order, OrderLine, RestaurantState } from "./model.ts";

/** A dish that is on the order already goes up by one; a sold-out one is not added (specification, section 4). */
export function addToCart(cart: readonly CartLine[], item: MenuItem): readonly CartLine[] {
  if (!item.availability) return cart;
  return cart.some((line) => line.item === item.id)
    ? changeQuantity(cart, item.id, 1)
    : [...cart, { item: item.id, quantity: 1 }];
}

/** Plus and minus; minus never goes below 1, and there is no most (specification, section 4). */
export function changeQuantity(
  cart: readonly CartLine[],
  item: string,
  step: 1 | -1,
): readonly CartLine[] {
  const index = cart.findIndex((line) => line.item === item);
  const line = cart[index];
  if (!line || line.quantity + step < 1) return cart;
  return cart.with(index, { ...line, quantity: line.quantity + step });
}

/** The only way out of an order, since minus stops at 1. */
export function removeLine(cart: readonly CartLine[], item: string): readonly CartLine[] {
  return cart.some((line) => line.item === item) ? cart.filter((line) => line.item !== item) : cart;
}

/** How many dishes, not how many lines. */
export function cartCount(cart: readonly CartLine[]): number {
  return cart.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Price times quantity, summed: no tax and no service (specification, section 4). */
export function cartTotal(cart: readonly CartLine[], menu: readonly MenuItem[]): number {
  return cartDishes(cart, menu).reduce((sum, { dish, quantity }) => sum + dish.price * quantity, 0);
}

export type CartDish = { readonly dish: MenuItem; readonly quantity: number };

/** The lines of an order with their dishes. */
export function cartDishes(cart: readonly CartLine[], menu: readonly MenuItem[]): CartDish[] {
  return cart.flatMap(({ item, quantity }) => {
    const dish = menu.find(({ id }) => id === item);
    return dish ? [{ dish, quantity }] : [];
  });
}

/** The first dish on the order that has sold out meanwhile; it keeps the order from being sent. */
export function blockingDish({
  cart,
  menu,
}: Pick<RestaurantState, "cart" | "menu">): MenuItem | undefined {
  return cartDishes(cart, menu).find(({ dish }) => !dish.availability)?.dish;
}

export function blockedText(name: string): string {
  return `Remove ${name}: it just sold out.`;
}

export function nextOrderId(orders: readonly Order[]): number {
  return Math.max(0, ...orders.map(({ id }) => id)) + 1;
}

/** The current order as a ticket in the kitchen, and an empty one after it; an empty or blocked one is not sent. */
export function sendToKitchen(state: RestaurantState, now: Date): RestaurantState {
  const { cart, menu, orders, table } = state;
  if (cart.length === 0 || blockingDish(state)) return state;
  const items = cartDishes(cart, menu).map(({ dish, quantity }): OrderLine => ({
    item: dish.id,
    name: dish.name,
    quantity,
    price: dish.price,
  }));
  const order: Order = {
    id: nextOrderId(orders),
    table,
    items,
    total: cartTotal(cart, menu),
    status: "pending",
    time: now,
    note: cleanText(state.note),
    servedAt: null,
    billedAt: null,
    recalled: false,
    struck: [],
    isAddOn: orders.some((one) => one.table === table && one.status !== "served"),
    isCleared: false,
  };
  return { ...state, orders: [...orders, order], cart: [], note: "", ticketFilter: "all" };
}
