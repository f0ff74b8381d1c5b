import type { CartItem, Product, Totals } from "./model.ts";

/** Specification, section 9: $9.99 for every order. */
const flatShipping = 999;
/** Specification, section 9: 8 % of the subtotal. */
const taxPercent = 8;

/** A product that is in the cart already has its quantity raised. */
export function addItem(cart: readonly CartItem[], id: number, count = 1): readonly CartItem[] {
  if (count <= 0) return cart;
  return cart.some((item) => item.id === id)
    ? cart.map((item) => (item.id === id ? { id, quantity: item.quantity + count } : item))
    : [...cart, { id, quantity: count }];
}

/** One less; at nothing the line is dropped (specification, section 4). An absent product changes nothing. */
export function lowerItem(cart: readonly CartItem[], id: number): readonly CartItem[] {
  if (quantityOf(cart, id) === 0) return cart;
  return cart
    .map((item) => (item.id === id ? { id, quantity: item.quantity - 1 } : item))
    .filter(({ quantity }) => quantity > 0);
}

export function quantityOf(cart: readonly CartItem[], id: number): number {
  return cart.find((item) => item.id === id)?.quantity ?? 0;
}

export function countItems(cart: readonly CartItem[]): number {
  return cart.reduce((all, { quantity }) => all + quantity, 0);
}

/** In cents, tax rounded to the nearest; an empty cart costs nothing. */
export function cartTotals(
  cart: readonly CartItem[],
  products: readonly Pick<Product, "id" | "price">[],
): Totals {
  const subtotal = cart.reduce((all, { id, quantity }) => {
    const price = products.find((product) => product.id === id)?.price ?? 0;
    return all + price * quantity;
  }, 0);
  const shipping = cart.length > 0 ? flatShipping : 0;
  const tax = Math.floor((subtotal * taxPercent + 50) / 100);
  return { subtotal, shipping, tax, total: subtotal + shipping + tax };
}
