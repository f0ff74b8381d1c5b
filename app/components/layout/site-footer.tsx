import { Link } from "react-router";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { IconName } from "#app/content/icon-name.ts";
import type { FooterColumn } from "#app/content/navigation.ts";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import { Brand } from "./brand.tsx";
import styles from "./site-footer.module.css";

type SocialLink = { readonly name: string; readonly icon: IconName; readonly href: string };

type SiteFooterProps = {
  readonly brandName: string;
  readonly tagline: string;
  readonly email: string;
  readonly location: string;
  readonly columns: readonly FooterColumn[];
  readonly social: readonly SocialLink[];
  readonly year: number;
};

export function SiteFooter(props: SiteFooterProps) {
  return (
    <footer className={cn(styles.footer, layout.onSky)}>
      <div className={layout.pageWidth}>
        <div className={styles.columns}>
          <div className={styles.identity}>
            <Brand name={props.brandName} />
            <p className={cn(styles.quiet, textClass(15))}>{props.tagline}</p>
            <a className={typography.link} href={`mailto:${props.email}`}>
              {props.email}
            </a>
          </div>
          {props.columns.map((column) => (
            <nav key={column.heading} aria-label={column.heading}>
              <h2>{column.heading}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      className={cn(styles.link, styles.quiet, row(0), textClass(15))}
                      to={link.to}
                      prefetch="intent"
                      viewTransition
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={cn(styles.ending, styles.quiet, cluster(0), textClass(14))}>
          <span>{props.location}</span>
          <span>
            © {props.year} {props.brandName}
          </span>
          <SocialLinks links={props.social} />
        </div>
      </div>
    </footer>
  );
}

function SocialLinks({ links }: { readonly links: readonly SocialLink[] }) {
  return (
    <nav aria-label="Social" className={cn(styles.social, row(4))}>
      {links
        .filter((link) => link.href !== "")
        .map((link) => (
          <a key={link.name} href={link.href} aria-label={link.name} rel="me noopener">
            <Icon name={link.icon} />
          </a>
        ))}
    </nav>
  );
}
