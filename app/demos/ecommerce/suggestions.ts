import type { CartItem, StoreState } from "./model.ts";

/** What is bought together, by product. */
const pairs: Readonly<Record<number, number>> = { 1: 2, 2: 1, 3: 4, 4: 3, 5: 6, 6: 5 };

/** What goes with the first line of the cart that does not have its companion yet; null when all have. */
export function pairFor(cart: readonly CartItem[]): { id: number; goesWith: number } | null {
  const inCart = new Set(cart.map(({ id }) => id));
  for (const { id } of cart) {
    const other = pairs[id];
    if (other !== undefined && !inCart.has(other)) return { id: other, goesWith: id };
  }
  return null;
}

const longestViewed = 4;

/** The products that were opened in this visit, the latest first, each once. */
export function withViewed(viewed: StoreState["viewed"], id: number): StoreState["viewed"] {
  return [id, ...viewed.filter((one) => one !== id)].slice(0, longestViewed);
}
