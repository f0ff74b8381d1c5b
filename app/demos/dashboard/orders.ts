import { hash01 } from "#app/lib/random.ts";
import {
  channels,
  products,
  regions,
  type Channel,
  type DayRange,
  type ProductName,
  type Region,
} from "./model.ts";

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

/** The larger orders of the last 30 days: the same day, the same orders. */
export function sampleOrders(today: number): Order[] {
  return Array.from({ length: orderCount }, (_, index) => {
    const key = today * 100 + index;
    const pick = <Item>(list: readonly Item[], salt: number): Item =>
      list[Math.floor(hash01(key + salt * 7919) * list.length)] as Item;
    return {
      id: `H-${4200 + index}`,
      day: today - Math.floor((index * daysBack) / orderCount),
      customer: pick(customers, 1),
      region: pick(regions, 2),
      channel: pick(channels, 3),
      product: pick(products, 4),
      amount: 900 + Math.round(hash01(key + 5 * 7919) * 8900),
    };
  });
}

/** The largest orders of a range; empty for ranges before the last 30 days. */
export function topOrders(orders: readonly Order[], range: DayRange, count: number): Order[] {
  return orders
    .filter(({ day }) => day >= range.from && day <= range.to)
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, count);
}
