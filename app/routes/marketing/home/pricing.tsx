import { Link } from "react-router";
import { PricePanel } from "#app/components/marketing/price-panel.tsx";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { completePlatform } from "#app/content/complete-platform.ts";
import { home } from "#app/content/home.ts";

export function Pricing() {
  const { headline, text, primary, secondary } = home.pricing;
  return (
    <section className="sec" id="pricing">
      <div className="wrap">
        <SectionHead lines={headline} text={text} />
        <PricePanel offer={completePlatform}>
          <ActionLink to="/contact" label={primary} icon="arrow" />
        </PricePanel>
        <Link className="link platform__all" to="/pricing" prefetch="intent" viewTransition>
          {secondary}
          <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}
