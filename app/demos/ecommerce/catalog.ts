import { matches } from "#app/lib/search-text.ts";
import type { CategoryFilter, Product, SortMode } from "./model.ts";

/** Search and category together; the search reads name, category and description. */
export function filterProducts(
  products: readonly Product[],
  query: string,
  category: CategoryFilter,
): Product[] {
  return products.filter(
    (product) =>
      (category === "all" || product.category === category) &&
      matches(query, product.name, product.category, product.description),
  );
}

const orders: Readonly<Record<SortMode, (a: Product, b: Product) => number>> = {
  featured: () => 0,
  low: (a, b) => a.price - b.price,
  high: (a, b) => b.price - a.price,
  rated: (a, b) => b.rating - a.rating,
};

/** Equal ones keep their order. */
export function sortProducts(products: readonly Product[], mode: SortMode): Product[] {
  return products.toSorted(orders[mode]);
}

export function countIn(products: readonly Product[], category: CategoryFilter): number {
  return filterProducts(products, "", category).length;
}

export function productById(products: readonly Product[], id: number): Product {
  const product = products.find((one) => one.id === id);
  if (!product) throw new Error(`There is no product ${id}.`);
  return product;
}
