import { matches } from "#app/lib/search-text.ts";
import type { Category, MenuItem, Tag } from "./model.ts";

/** Dishes of a category that carry every chosen tag and whose name or description holds the query. */
export function filterMenu(
  menu: readonly MenuItem[],
  query: string,
  category: Category | "all",
  tags: readonly Tag[],
): MenuItem[] {
  return menu.filter(
    (item) =>
      (category === "all" || item.category === category) &&
      tags.every((tag) => item[tag]) &&
      matches(query, item.name, item.description),
  );
}

export function soldOut(menu: readonly MenuItem[]): MenuItem[] {
  return menu.filter(({ availability }) => !availability);
}
