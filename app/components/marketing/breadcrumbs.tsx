import { Link } from "react-router";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import type { AppPath } from "#app/content/app-path.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./breadcrumbs.module.css";

export type Crumb = { readonly name: string; readonly path: AppPath };

/** The way back up, for pages below another; the page itself is not part of it. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol className={cn(cluster(0), textClass(15))}>
        {crumbs.map((crumb) => (
          <li key={crumb.path} className={row(10)}>
            <Link to={crumb.path} prefetch="intent" viewTransition>
              {crumb.name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
