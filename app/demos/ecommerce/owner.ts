import { cartTotals } from "./cart.ts";
import type { CartItem, FunnelFlags, PastOrder, Product } from "./model.ts";

/** What others did in the last 24 hours; the 18 orders are generated. */
const baseline = { visits: 581, views: 352, carts: 61, checkouts: 29 } as const;
const minutesApart = 23;
const orderCount = 18;
/** The number before the visitor's own. */
const lastNumber = 204_816;
/** Orders are packed the sooner, and collected the later. */
const packedFrom = 3;
const shippedFrom = 8;

/** The orders of the last 24 hours before the visitor came, the newest first. */
export function pastOrders(products: readonly Product[], now: Date): PastOrder[] {
  return Array.from({ length: orderCount }, (_, index) => {
    const items = orderItems(index, products);
    const after = (minutes: number) =>
      new Date(now.getTime() - minutesApart * 60_000 * index + minutes * 60_000);
    return {
      id: `past-${index}`,
      number: `VB-${lastNumber - index}`,
      items,
      total: cartTotals(items, products).total,
      placedAt: after(0),
      stamps: {
        placed: after(0),
        ...(index >= packedFrom && { packed: after(25) }),
        ...(index >= shippedFrom && { shipped: after(140) }),
      },
    };
  });
}

function orderItems(index: number, products: readonly Product[]): CartItem[] {
  const count = products.length;
  const quantities = new Map([[index % count, index % 3 === 0 ? 2 : 1]]);
  if (index % 2 === 0) {
    const second = (index * 5 + 2) % count;
    quantities.set(second, (quantities.get(second) ?? 0) + 1);
  }
  return [...quantities].map(([at, quantity]) => ({ id: products[at]?.id ?? 0, quantity }));
}

export type OwnerStats = {
  /** In cents. */
  readonly revenue: number;
  readonly orders: number;
  /** In cents. */
  readonly averageOrder: number;
  /** Percent of the visits that became orders. */
  readonly conversion: number;
  readonly funnel: readonly { readonly label: string; readonly count: number }[];
  /** Products by units sold, the best first. */
  readonly top: readonly { readonly product: Product; readonly units: number }[];
};

/** The figures of the owner's view; they are sums of the orders, the visitor's among them. */
export function ownerStats(
  orders: readonly PastOrder[],
  products: readonly Product[],
  flags: FunnelFlags,
): OwnerStats {
  const revenue = orders.reduce((all, { total }) => all + total, 0);
  const units = products.map((product) => ({
    product,
    units: orders
      .flatMap(({ items }) => items)
      .filter(({ id }) => id === product.id)
      .reduce((all, { quantity }) => all + quantity, 0),
  }));
  return {
    revenue,
    orders: orders.length,
    averageOrder: orders.length > 0 ? Math.round(revenue / orders.length) : 0,
    conversion: (orders.length / baseline.visits) * 100,
    funnel: [
      { label: "Visits", count: baseline.visits },
      { label: "Product views", count: baseline.views + Number(flags.hasViewed) },
      { label: "Carts", count: baseline.carts + Number(flags.hasCart) },
      { label: "Checkouts", count: baseline.checkouts + Number(flags.hasCheckout) },
      { label: "Orders", count: orders.length },
    ],
    top: units.toSorted((a, b) => b.units - a.units),
  };
}
