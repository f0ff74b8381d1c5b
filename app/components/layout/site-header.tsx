import { Link, NavLink } from "react-router";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import type { NavigationLink } from "#app/content/navigation.ts";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import { Brand } from "./brand.tsx";
import { LookButton } from "./look-button.tsx";

type SiteHeaderProps = { readonly brandName: string; readonly links: readonly NavigationLink[] };

/** The fixed header and its mobile menu (specification, section 2). `app/boot/shell.ts` hides and shows both. */
export function SiteHeader({ brandName, links }: SiteHeaderProps) {
  return (
    <>
      <header className={cn("site-head", layout.onSky)} data-site-head="">
        <div className={layout.pageWidth}>
          <Brand name={brandName} />
          <nav aria-label="Main">
            {links.map((link) => (
              <NavLink key={link.to} to={link.to} prefetch="intent" viewTransition>
                {link.label}
              </NavLink>
            ))}
          </nav>
          <div className="end">
            <LookButton />
            <Link className="login" to="/login" prefetch="intent" viewTransition>
              Login
            </Link>
            <Link
              className={buttonClass("primary", "small")}
              to="/contact"
              prefetch="intent"
              viewTransition
            >
              Get Started
            </Link>
            <button
              className="burger"
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

function MobileMenu({ brandName, links }: SiteHeaderProps) {
  return (
    <dialog
      className={cn("menu", layout.onSky)}
      aria-label="Menu"
      data-menu=""
      suppressHydrationWarning
    >
      <div className="menu__top">
        <Brand name={brandName} />
        <div className="menu__end">
          <LookButton />
          <button
            className="menu__close"
            type="button"
            aria-label="Close menu"
            data-shell="menu-close"
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      <nav aria-label="Menu">
        <ul className={typography.display}>
          {links.map((link) => (
            <li key={link.to}>
              <NavLink to={link.to} viewTransition>
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="menu__cta">
        <Link className={buttonClass("line")} to="/login" viewTransition>
          LOGIN
        </Link>
        <Link className={buttonClass()} to="/contact" viewTransition>
          GET STARTED
        </Link>
      </div>
    </dialog>
  );
}
