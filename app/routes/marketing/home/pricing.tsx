import { Link } from "react-router";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import styles from "#app/components/marketing/price-panel.module.css";
import { PricePanel } from "#app/components/marketing/price-panel.tsx";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { completePlatform } from "#app/content/complete-platform.ts";
import type { AppPath } from "#app/content/app-path.ts";
import { home } from "#app/content/home.ts";

export function Pricing() {
  const { headline, text, primary, plans, features } = home.pricing;
  return (
    <section className={sections.section} id="pricing">
      <div className={layout.pageWidth}>
        <SectionHead lines={headline} text={text} />
        <PricePanel offer={completePlatform}>
          <ActionLink to="/contact" label={primary} icon="arrow" />
        </PricePanel>
        <p className={styles.more}>
          <MoreLink to="/pricing" label={plans} />
          <MoreLink to="/features" label={features} />
        </p>
      </div>
    </section>
  );
}

function MoreLink({ to, label }: { readonly to: AppPath; readonly label: string }) {
  return (
    <Link className={typography.link} to={to} prefetch="intent" viewTransition>
      {label}
      <Icon name="arrow" />
    </Link>
  );
}
