import { median } from "#app/lib/median.ts";
import { daysUntil } from "#domain/dates.ts";
import { sortRows } from "#app/lib/sort-rows.ts";
import { amountOf } from "./price.ts";
import type { District, Property, PropertyType, SortKey } from "./model.ts";
import { isMonthly } from "./labels.ts";

/** Whole dollars a square foot of a home for sale or sold; null for a rent, without a price or without an area. */
export function pricePerSqft(home: Pick<Property, "price" | "area">): number | null {
  const amount = amountOf(home);
  if (isMonthly(home) || amount === null || home.area <= 0) return null;
  return Math.round(amount / home.area);
}

export function daysOnMarket(home: Pick<Property, "listed" | "soldOn">, today: Date): number {
  return Math.max(0, daysUntil(home.soldOn ?? today, home.listed));
}

/** Listed in the last seven days. */
export function isNew(home: Property, today: Date): boolean {
  return home.status !== "sold" && daysOnMarket(home, today) <= 7;
}

export function findHome(list: readonly Property[], id: string | null): Property | undefined {
  return list.find((home) => home.id === id);
}

export function titleOf(list: readonly Property[], id: string | null): string {
  return findHome(list, id)?.title ?? "";
}

/** For sale or to rent. */
export function activeHomes(list: readonly Property[]): Property[] {
  return list.filter(({ status }) => status !== "sold");
}

/** What all homes for sale cost together, in dollars. */
export function salePortfolio(list: readonly Property[]): number {
  return list
    .filter(({ status }) => status === "sale")
    .reduce((sum, home) => sum + (amountOf(home) ?? 0), 0);
}

export function medianDays(list: readonly Property[], today: Date): number {
  return Math.round(median(activeHomes(list).map((home) => daysOnMarket(home, today))) ?? 0);
}

/** Stable. By price rents come after sales, and what has no price last. */
export function sortProperties(list: readonly Property[], key: SortKey): Property[] {
  const newest = sortRows(list, ({ listed }) => listed.getTime(), "descending");
  switch (key) {
    case "newest":
      return newest;
    case "largest":
      return sortRows(list, ({ area }) => area, "descending");
    case "recommended":
      return sortRows(newest, ({ featured }) => Number(featured), "descending");
    case "price-low":
    case "price-high": {
      const direction = key === "price-low" ? "ascending" : "descending";
      const byPrice = sortRows(list, amountOf, direction);
      const group = (home: Property) => (amountOf(home) === null ? 2 : isMonthly(home) ? 1 : 0);
      return sortRows(byPrice, group, "ascending");
    }
  }
}

/** What a home is measured by when others are looked for. */
type Likeness = {
  readonly id: string | null;
  readonly district: District;
  readonly type: PropertyType;
  readonly amount: number | null;
  readonly isRent: boolean;
};

export function likenessOf(home: Property): Likeness {
  const { id, district, type, status } = home;
  return { id, district, type, amount: amountOf(home), isRent: status === "rent" };
}

/** Up to three homes on offer of the type or the district: offered the same way first, then the nearest in price. */
export function similarHomes(to: Likeness, list: readonly Property[]): Property[] {
  const near = activeHomes(list).filter(
    ({ id, type, district }) => id !== to.id && (type === to.type || district === to.district),
  );
  const byPrice = sortRows(
    near,
    (home) => {
      const amount = amountOf(home);
      return amount === null || to.amount === null ? null : Math.abs(amount - to.amount);
    },
    "ascending",
  );
  const isOther = (home: Property) => Number((home.status === "rent") !== to.isRent);
  return sortRows(byPrice, isOther, "ascending").slice(0, 3);
}
