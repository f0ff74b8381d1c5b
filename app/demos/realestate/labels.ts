import { counted } from "#domain/counted.ts";
import { formatLocal } from "#domain/dates.ts";
import { formatMoney } from "#domain/money.ts";
import type { Property, PropertyStatus, PropertyType } from "./model.ts";
import { parsePrice } from "./price.ts";

/** Whole dollars: `6822.15` reads `$6,822`. */
export function dollars(amount: number): string {
  return formatMoney(Math.round(amount) * 100);
}

/** For a pin of the map: `$945K`, `$2.85M`, `$3.4K/mo`. */
export function shortPrice(amount: number, isRent: boolean): string {
  const isMillion = amount >= 1_000_000;
  const figure = Number((amount / (isMillion ? 1_000_000 : 1000)).toPrecision(3));
  return `$${figure}${isMillion ? "M" : "K"}${isRent ? "/mo" : ""}`;
}

export const typeLabels: Readonly<Record<PropertyType, string>> = {
  house: "House",
  condo: "Condo",
  studio: "Studio",
  penthouse: "Penthouse",
};

export const statusLabels: Readonly<Record<PropertyStatus, string>> = {
  sale: "For sale",
  rent: "To rent",
  sold: "Sold",
};

/** Whether what a home costs is a rent. */
export function isMonthly({ price }: Pick<Property, "price">): boolean {
  return parsePrice(price).per === "month";
}

/** A rented home that is taken is let, not sold. */
export function statusText(home: Pick<Property, "status" | "price">): string {
  return home.status === "sold" && isMonthly(home) ? "Let" : statusLabels[home.status];
}

/** `Sat, Nov 21, 11:00 AM` */
export function momentText(date: Date): string {
  return `${formatLocal(date, "weekday")}, ${formatLocal(date, "time")}`;
}

/** `4 beds`; a studio has its bed in its one room. */
export function bedsText({ bedrooms }: Pick<Property, "bedrooms">): string {
  return bedrooms === 0 ? "Studio" : counted(bedrooms, "bed");
}

/** `1,640 sq ft` */
export function areaText({ area }: Pick<Property, "area">): string {
  return `${area.toLocaleString("en-US")} sq ft`;
}
