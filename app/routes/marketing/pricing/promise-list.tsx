import { Link } from "react-router";
import { columns } from "#app/components/layout-kit/layout-kit.ts";
import { heading } from "#app/components/ui/heading.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import ruled from "#app/components/ui/ruled.module.css";
import typography from "#app/components/ui/typography.module.css";
import type { AppPath } from "#app/content/app-path.ts";
import type { IconName } from "#app/content/icon-name.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./promise-list.module.css";

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
    <ul className={cn(columns(2, 24, 768), styles.promises)}>
      {items.map(({ id, icon, title, text, link }) => (
        <li key={id} className={ruled.above} id={id}>
          <Icon name={icon} />
          <div>
            <h3 className={heading(20)}>{title}</h3>
            <p className={typography.quiet}>{text}</p>
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
