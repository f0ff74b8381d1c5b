import { Icon } from "#app/components/ui/icon.tsx";
import type { Tag } from "../model.ts";

export const tagLabels: Readonly<Record<Tag, string>> = {
  popular: "Popular",
  vegetarian: "Vegetarian",
  spicy: "Spicy",
};

/** The mark of a tag; its word stands beside it. */
export function TagIcon({ tag }: { readonly tag: Tag }) {
  if (tag === "popular") return <Icon name="star" />;
  if (tag === "spicy") return <Icon name="flame" />;
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M5 19C3 9 10 4 20 4c0 11-5 17-13 15M5 21c1-6 4-9 9-11" />
    </svg>
  );
}
