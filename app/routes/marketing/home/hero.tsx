import { Link } from "react-router";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { HeroStage } from "#app/components/marketing/art/hero-stage.tsx";
import { Headline } from "#app/components/marketing/headline.tsx";
import heroes from "#app/components/marketing/hero.module.css";
import { PartnerStrip } from "#app/components/marketing/partner-strip.tsx";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { home } from "#app/content/home.ts";
import { partnerLogos } from "#app/content/partner-logos.ts";
import { site } from "#app/content/site.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./boarding.module.css";

export function Hero() {
  return (
    <section className={cn(heroes.hero, layout.onSky)} data-hero="home">
      <HeroStage nouns={home.nouns} />
      <div className={cn(heroes.inner, layout.pageWidth)}>
        <p className={cn(row(12), textClass(15), styles.boarding)}>
          <span className={styles.longText}>{home.banner.text}</span>
          <Link
            className={cn(row(8), textClass(15, 600))}
            to="/contact"
            prefetch="intent"
            viewTransition
          >
            {home.banner.link}
            <Icon name="arrow" />
          </Link>
        </p>
        <Headline lines={home.headline} />
        <p className={heroes.lead}>{home.text}</p>
        <div className={heroes.actions}>
          <ActionLink to="/contact" label={home.primary} icon="arrow" />
          <ActionLink to="/examples" label={home.secondary} look="line" />
        </div>
      </div>
      <PartnerStrip label={`${site.claims.users}, ${home.partnersNote}`} logos={partnerLogos} />
    </section>
  );
}
