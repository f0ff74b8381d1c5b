import { Link, NavLink } from "react-router";
import { row, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { NavigationLink } from "#app/content/navigation.ts";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import { Brand } from "./brand.tsx";
import { LookButton } from "./look-button.tsx";
import styles from "./mobile-menu.module.css";

type MobileMenuProps = { readonly brandName: string; readonly links: readonly NavigationLink[] };

/** The header's links on a telephone, over the whole page; `app/boot/shell.ts` opens and closes it. */
export function MobileMenu({ brandName, links }: MobileMenuProps) {
  return (
    <dialog
      className={cn(styles.menu, layout.onSky)}
      aria-label="Menu"
      data-menu=""
      suppressHydrationWarning
    >
      <div className={cn(styles.head, spread(0))}>
        <Brand name={brandName} />
        <div className={row(10)}>
          <LookButton />
          <button
            className={styles.close}
            type="button"
            aria-label="Close menu"
            data-shell="menu-close"
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      <nav className={styles.links} aria-label="Menu">
        <ul className={cn(stack(2), typography.display)}>
          {links.map((link) => (
            <li key={link.to}>
              <NavLink className={textClass(40)} to={link.to} viewTransition>
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={stack(12)}>
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
