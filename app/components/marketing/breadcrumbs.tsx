import { Link } from "react-router";
import type { AppPath } from "#app/content/app-path.ts";
import styles from "./breadcrumbs.module.css";

export type Crumb = { readonly name: string; readonly path: AppPath };

/** The way back up, for pages below another; the page itself is not part of it. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.path}>
            <Link to={crumb.path} prefetch="intent" viewTransition>
              {crumb.name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
