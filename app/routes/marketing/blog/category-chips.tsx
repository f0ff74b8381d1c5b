import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { blog } from "#app/content/blog.ts";
import { articleCategories } from "#app/content/documents.ts";
import { useHydrated } from "#app/browser/use-hydrated.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./blog.module.css";
import { categoryKey, categorySlug, type CategoryChoice } from "./category-filter.ts";

const choices = [
  { choice: "all", name: blog.allCategories, anchor: "#articles", search: "" },
  ...articleCategories.map((category) => ({
    choice: category,
    name: category,
    anchor: `#${categorySlug(category)}`,
    search: `?${categoryKey}=${categorySlug(category)}`,
  })),
] as const;

/** The chips of the blog. In the served page they lead to the articles on it; with React they filter (decision D9). */
export function CategoryChips({ chosen }: { readonly chosen: CategoryChoice }) {
  const isHydrated = useHydrated();
  const navigate = useNavigate();

  function choose(event: MouseEvent, search: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ search }, { preventScrollReset: true, viewTransition: true });
  }

  return (
    <nav className={cn(cluster(6), styles.pills)} aria-label={blog.categories}>
      {choices.map(({ choice, name, anchor, search }) => (
        <a
          key={choice}
          className={cn(row(0), textClass(15, 560))}
          href={isHydrated ? `/blog${search}` : anchor}
          aria-current={choice === chosen ? "true" : undefined}
          onClick={(event) => choose(event, search)}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
