import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import type { AppPath } from "#app/content/app-path.ts";
import type { IconName } from "#app/content/icon-name.ts";
import pricing from "./pricing.module.css";

type PromiseItem = {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: AppPath; readonly label: string } | null;
};

/** What we promise with a kind of price. */
export function PromiseList({ items }: { readonly items: readonly PromiseItem[] }) {
  return (
    <ul className={pricing.promise}>
      {items.map(({ id, icon, title, text, link }) => (
        <li key={id} id={id}>
          <Icon name={icon} />
          <div>
            <h3 className={typography.heading}>{title}</h3>
            <p>{text}</p>
            {link && (
              <Link to={link.to} prefetch="intent" viewTransition>
                {link.label}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
