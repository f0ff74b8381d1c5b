import layout from "#app/components/layout-kit/layout-kit.module.css";
import { JumpToggle } from "#app/components/marketing/jump-toggle.tsx";
import { PageHero } from "#app/components/marketing/page-hero.tsx";
import { PlanPanel } from "#app/components/marketing/plan-panel.tsx";
import { PriceList } from "#app/components/marketing/price-list.tsx";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import { pricingFaqs } from "#app/content/faqs.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { pricingPage } from "#app/content/pricing-page.ts";
import { planAddOns, projectPackages, subscriptionPlans } from "#app/content/pricing.ts";
import { faqPage, packageOffers, planOffers } from "#app/content/structured-data.ts";
import { cn } from "#app/lib/cn.ts";
import { FirstYear } from "./first-year.tsx";
import { Packages } from "./packages.tsx";
import pricing from "./pricing.module.css";
import { PromiseList } from "./promise-list.tsx";
import { Questions } from "./questions.tsx";
import { TwoWays } from "./two-ways.tsx";

const { ways, plans } = pricingPage;

export function meta() {
  return pageMeta({
    ...pricingPage.meta,
    path: "/pricing",
    structuredData: [
      planOffers({ name: ways.plans.title, path: "/pricing#plans", items: subscriptionPlans }),
      packageOffers({
        name: ways.packages.title,
        path: "/pricing#packages",
        items: projectPackages,
      }),
      faqPage(pricingFaqs),
    ],
  });
}

export default function PricingPage() {
  return (
    <main id="main">
      <PageHero lines={pricingPage.headline} text={pricingPage.text} />
      <TwoWays />
      <div className={pricing.models}>
        <JumpToggle label={pricingPage.jumpLabel} sections={pricingPage.jump} />
        <section
          className={cn(sections.section, pricing.plans)}
          id="plans"
          aria-labelledby="plans-head"
        >
          <div className={layout.pageWidth}>
            <SectionHead lines={plans.lines} text={plans.text} id="plans-head" />
            <PlanPanel plans={subscriptionPlans} labels={plans} to="/contact" />
            <PriceList {...plans.addOns} items={planAddOns} />
            <PromiseList items={plans.promises} />
          </div>
        </section>
        <Packages />
      </div>
      <FirstYear />
      <Questions />
    </main>
  );
}
