import { Link, NavLink } from "react-router";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import type { NavigationLink } from "#app/content/navigation.ts";
import { cn } from "#app/lib/cn.ts";
import { Brand } from "./brand.tsx";
import { LookButton } from "./look-button.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import styles from "./site-header.module.css";

type SiteHeaderProps = { readonly brandName: string; readonly links: readonly NavigationLink[] };

/** The fixed header and its mobile menu (specification, section 2). `app/boot/shell.ts` hides and shows both. */
export function SiteHeader({ brandName, links }: SiteHeaderProps) {
  return (
    <>
      <header className={cn(styles.header, layout.onSky)} data-site-head="">
        <div className={cn(layout.pageWidth, styles.inner, row(32))}>
          <Brand name={brandName} />
          <nav className={cn(styles.links, styles.wideOnly, row(4))} aria-label="Main">
            {links.map((link) => (
              <NavLink
                key={link.to}
                className={cn(styles.link, row(0))}
                to={link.to}
                prefetch="intent"
                viewTransition
              >
                {link.label}
              </NavLink>
            ))}
          </nav>
          <div className={cn(styles.tools, row(10))}>
            <LookButton />
            <Link
              className={cn(styles.link, styles.wideOnly, row(0))}
              to="/login"
              prefetch="intent"
              viewTransition
            >
              Login
            </Link>
            <Link
              className={cn(buttonClass("primary", "small"), styles.wideOnly)}
              to="/contact"
              prefetch="intent"
              viewTransition
            >
              Get Started
            </Link>
            <button
              className={styles.menuButton}
              type="button"
              aria-label="Open menu"
              aria-haspopup="dialog"
              data-shell="menu-open"
            >
              <i />
            </button>
          </div>
        </div>
      </header>
      <MobileMenu brandName={brandName} links={links} />
    </>
  );
}
