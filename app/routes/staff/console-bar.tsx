import { Link } from "react-router";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { Brand } from "#app/components/layout/brand.tsx";
import { LookButton } from "#app/components/layout/look-button.tsx";
import badges from "#app/components/ui/badge.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { inbox } from "#app/content/inbox.ts";
import { site } from "#app/content/site.ts";
import desk from "#app/components/console/console.module.css";
import { leave } from "#app/features/session/sign-out.ts";
import { cn } from "#app/lib/cn.ts";

/** The bar above the admin panel. */
export function ConsoleBar() {
  return (
    <header className={desk.header}>
      <div className={layout.pageWidth}>
        <Brand name={site.name} />
        <span className={badges.badge} data-badge="">
          {inbox.badge}
        </span>
        <div className={desk.barEnd}>
          <LookButton />
          <Link className={cn(buttonClass("ghost", "tiny"), desk.back)} to="/" viewTransition>
            <Icon name="back" />
            <span>{inbox.back}</span>
          </Link>
          <button
            className={buttonClass("line", "tiny")}
            type="button"
            onClick={() => void leave()}
          >
            {inbox.signOut}
          </button>
        </div>
      </div>
    </header>
  );
}
