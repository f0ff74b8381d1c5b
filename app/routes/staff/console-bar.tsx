import { Link } from "react-router";
import { Brand } from "#app/components/layout/brand.tsx";
import { LookButton } from "#app/components/layout/look-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { inbox } from "#app/content/inbox.ts";
import { site } from "#app/content/site.ts";
import { leave } from "#app/features/session/sign-out.ts";

/** The bar above the admin panel. */
export function ConsoleBar() {
  return (
    <header className="bar-top">
      <div className="wrap">
        <Brand name={site.name} />
        <span className="badge wide">{inbox.badge}</span>
        <div className="bar-top__end">
          <LookButton />
          <Link className="btn btn--xs btn--ghost bar-top__back" to="/" viewTransition>
            <Icon name="back" />
            <span>{inbox.back}</span>
          </Link>
          <button className="btn btn--xs btn--line" type="button" onClick={() => void leave()}>
            {inbox.signOut}
          </button>
        </div>
      </div>
    </header>
  );
}
