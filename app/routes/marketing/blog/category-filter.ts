import { articleCategories, type ArticleCategory } from "#app/content/documents.ts";

/** What `?category=` asks for: a category, all of them, or one that does not exist. */
export type CategoryChoice = ArticleCategory | "all" | "unknown";

export const categoryKey = "category";

/** Name of a category in addresses, and of the article that its chip leads to before any script. */
export function categorySlug(category: string): string {
  return category.toLowerCase();
}

export function chosenCategory(search: string): CategoryChoice {
  const asked = new URLSearchParams(search).get(categoryKey)?.toLowerCase() ?? "";
  if (asked === "" || asked === "all") return "all";
  return articleCategories.find((category) => categorySlug(category) === asked) ?? "unknown";
}
