import { hash01 } from "#app/lib/random.ts";
import { cellsOver } from "./cells.ts";
import type { Channel, DayRange, Filters, ProductName, Region } from "./model.ts";
import type { Ledger } from "./sales.ts";

export type Order = {
  readonly id: string;
  readonly day: number;
  readonly customer: string;
  readonly region: Region;
  readonly channel: Channel;
  readonly product: ProductName;
  /** Whole dollars. */
  readonly amount: number;
};

const customers = [
  "Birchfield Clinics",
  "Marlow Print",
  "Tern & Co",
  "Oakhurst School",
  "Lindqvist Joinery",
  "Harrow Lane Foods",
  "Kestrel Logistics",
  "Pembury Council",
  "Aldine Press",
  "Fenwick Garages",
  "Solway Dental",
  "Quayside Hotels",
  "Brackley Farms",
  "Nordhaven Labs",
] as const;

const orderCount = 40;
const daysBack = 30;

/** No order is smaller; and none is larger than half of what its region, channel and product sold in these days. */
const smallest = 900;

/** The larger orders of the last 30 days: the same day, the same orders. They are part of the ledger's sales. */
export function sampleOrders(ledger: Ledger): Order[] {
  const { today } = ledger;
  const cells = cellsOver({ from: today - daysBack + 1, to: today }, ledger)
    .map((cell) => ({ ...cell, room: cell.sales / 2 }))
    .filter(({ room }) => room >= smallest);
  return Array.from({ length: orderCount }, (_, index) => {
    const chance = (salt: number) => hash01(today * 100 + index + salt * 7919);
    const open = cells.filter(({ room }) => room >= smallest);
    const cell = weighted(open, chance(2));
    const amount = smallest + Math.floor(chance(5) * (cell.room - smallest));
    cell.room -= amount;
    const { region, channel, product } = cell;
    return {
      id: `H-${4200 + index}`,
      day: today - Math.floor((index * daysBack) / orderCount),
      customer: customers[Math.floor(chance(1) * customers.length)] ?? customers[0],
      region,
      channel,
      product,
      amount,
    };
  });
}

/** One of the cells, the more likely the more room it has. */
function weighted<One extends { readonly room: number }>(
  cells: readonly One[],
  chance: number,
): One {
  const all = cells.reduce((sum, { room }) => sum + room, 0);
  let left = chance * all;
  const found = cells.find(({ room }) => (left -= room) < 0) ?? cells.at(-1);
  if (!found) throw new Error("The firm sold too little for larger orders.");
  return found;
}

export type Customer = { readonly name: string; readonly orders: number; readonly amount: number };

/** The larger orders that pass the filters. */
function ordersIn(orders: readonly Order[], filters: Filters): Order[] {
  const { region, channel, product, period } = filters;
  return orders.filter(
    (order) =>
      (region === undefined || order.region === region) &&
      (channel === undefined || order.channel === channel) &&
      (product === undefined || order.product === product) &&
      (period === undefined || (order.day >= period.from && order.day <= period.to)),
  );
}

/** Who stands behind the larger orders that pass the filters, the largest first. */
export function customersOf(orders: readonly Order[], filters: Filters): Customer[] {
  const shown = ordersIn(orders, filters);
  return [...new Set(shown.map(({ customer }) => customer))]
    .map((name) => {
      const own = shown.filter(({ customer }) => customer === name);
      return {
        name,
        orders: own.length,
        amount: own.reduce((all, { amount }) => all + amount, 0),
      };
    })
    .toSorted((a, b) => b.amount - a.amount);
}

/** The largest of the larger orders that pass the filters. */
export function topOrders(orders: readonly Order[], filters: Filters, count: number): Order[] {
  return ordersIn(orders, filters)
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, count);
}

/** Whether a range lies wholly before the days of which single orders are kept. */
export function isBeforeOrders({ to }: DayRange, today: number): boolean {
  return to <= today - daysBack;
}
