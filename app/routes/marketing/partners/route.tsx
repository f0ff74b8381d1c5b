import { ClosingBand } from "#app/components/marketing/closing-band.tsx";
import heroes from "#app/components/marketing/hero.module.css";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { pageMeta } from "#app/content/page-meta.ts";
import { partners } from "#app/content/partners.ts";
import { CallButton } from "#app/forms/call/call-button.tsx";
import { ApplicationSteps } from "./application-steps.tsx";
import { CommissionExample } from "./commission-example.tsx";
import { GuideLink } from "./guide-link.tsx";
import { PartnerResources } from "./partner-resources.tsx";
import { PartnerStories } from "./partner-stories.tsx";
import { PartnerTiers } from "./partner-tiers.tsx";
import { PartnerTypes } from "./partner-types.tsx";

export function meta() {
  return pageMeta({ ...partners.meta, path: "/partners" });
}

export default function PartnersPage() {
  const { closing } = partners;
  return (
    <main id="main">
      <PageHero lines={partners.headline} text={partners.text}>
        <div className={heroes.actions}>
          <GuideLink label={partners.guide} />
        </div>
      </PageHero>
      <PartnerTiers />
      <CommissionExample />
      <PartnerTypes />
      <PartnerResources />
      <PartnerStories />
      <ApplicationSteps />
      <ClosingBand lines={closing.lines} text={closing.text}>
        <ActionLink to="/auth" state={{ intent: "partner" }} label={closing.apply} icon="arrow" />
        <CallButton type="partner30" look="line" />
      </ClosingBand>
    </main>
  );
}
