import type { Order, OrderStage, PastOrder, StoreState } from "./model.ts";

/** The way of an order, from the first to the last. */
export const stages = [
  "placed",
  "packed",
  "shipped",
  "delivered",
] as const satisfies readonly OrderStage[];

export const stageLabels: Readonly<Record<OrderStage, string>> = {
  placed: "Placed",
  packed: "Packed",
  shipped: "Shipped",
  delivered: "Delivered",
};

/** What the buyer reads beside the order's number. */
export const buyerLabels: Readonly<Record<OrderStage, string>> = {
  placed: "Preparing",
  packed: "Preparing",
  shipped: "On its way",
  delivered: "Delivered",
};

/** What the owner does next with an order; null when it has arrived. */
export function nextStage(stage: OrderStage): OrderStage | null {
  return stages[stages.indexOf(stage) + 1] ?? null;
}

/** Every order of the visitor has the one specified number: the first is 1, the next 2. */
function placeAmongEquals(
  orders: StoreState["orders"],
  { id, number }: Pick<PastOrder, "id" | "number">,
): number {
  const equals = orders.filter((one) => one.number === number).toReversed();
  return (
    Math.max(
      0,
      equals.findIndex((one) => one.id === id),
    ) + 1
  );
}

/** `#VB-204817`, and for a second order of the visit `#VB-204817, your order 2`. */
export function orderLabel(
  orders: StoreState["orders"],
  order: Pick<PastOrder, "id" | "number">,
): string {
  const place = placeAmongEquals(orders, order);
  return place > 1 ? `#${order.number}, your order ${place}` : `#${order.number}`;
}

/** The carrier's number of an order's parcel: `VB-204817` goes as `1V 2048 17 US`, a second one as `1V 2048 17 2 US`. */
export function trackingNumber(
  orders: StoreState["orders"],
  order: Pick<PastOrder, "id" | "number">,
): string {
  const digits = order.number.replaceAll(/\D/g, "");
  const place = placeAmongEquals(orders, order);
  return `1V ${digits.slice(0, 4)} ${digits.slice(4)}${place > 1 ? ` ${place}` : ""} US`;
}

/** How far the visitor's own order is, as the owner has it. */
export function stampsOf(orders: StoreState["orders"], order: Order): PastOrder["stamps"] {
  return orders.find(({ id }) => id === order.id)?.stamps ?? { placed: order.placedAt };
}

/** The last stage that has a time. */
export function stageOf(stamps: PastOrder["stamps"]): OrderStage {
  return stages.findLast((stage) => stamps[stage] !== undefined) ?? "placed";
}

/** An order one stage further; one that has arrived stays as it is. */
export function advanced(order: PastOrder, at: Date): PastOrder {
  const next = nextStage(stageOf(order.stamps));
  return next ? { ...order, stamps: { ...order.stamps, [next]: at } } : order;
}

/** How many orders wait for a hand of the owner: not yet given to the carrier. */
export function toSend(orders: readonly PastOrder[]): number {
  return orders.filter(({ stamps }) => stamps.shipped === undefined).length;
}
