import { counted } from "#domain/counted.ts";
import { formatCents } from "#domain/money.ts";
import type { Product, StoreState } from "./model.ts";

export const mostCompared = 3;

/** Chooses a product for the comparison, or takes it out; a fourth finds no place. */
export function toggleCompared(
  compared: StoreState["compared"],
  id: number,
): StoreState["compared"] {
  if (compared.includes(id)) return compared.filter((one) => one !== id);
  return compared.length < mostCompared ? [...compared, id] : compared;
}

export type CompareRow = {
  readonly label: string;
  readonly values: readonly string[];
  /** Not all the same. */
  readonly isDifferent: boolean;
};

/** Price, rating and what the specifications of all of them have in common. */
export function compareRows(products: readonly Product[]): CompareRow[] {
  const [first] = products;
  const shared = Object.keys(first?.specs ?? {}).filter((key) =>
    products.every(({ specs }) => specs[key] !== undefined),
  );
  const row = (label: string, valueOf: (product: Product) => string): CompareRow => {
    const values = products.map(valueOf);
    return { label, values, isDifferent: new Set(values).size > 1 };
  };
  return [
    row("Price", ({ price }) => formatCents(price)),
    row(
      "Rating",
      ({ rating, reviews }) => `${rating.toFixed(1)} from ${counted(reviews.length, "review")}`,
    ),
    ...shared.map((key) => row(key, ({ specs }) => specs[key] ?? "")),
  ];
}
