import layout from "#app/components/layout-kit/layout-kit.module.css";
import { Accordion } from "#app/components/marketing/accordion.tsx";
import sections from "#app/components/marketing/section.module.css";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import typography from "#app/components/ui/typography.module.css";
import { pricingFaqs } from "#app/content/faqs.ts";
import { pricingPage } from "#app/content/pricing-page.ts";
import { cn } from "#app/lib/cn.ts";
import pricing from "./pricing.module.css";

export function Questions() {
  const { title, text, schedule, ask } = pricingPage.questions;
  return (
    <section className={cn(sections.section, pricing.questionSection)} aria-labelledby="faq">
      <div className={cn(layout.pageWidth, pricing.questions)}>
        <div>
          <h2 className={typography.display} id="faq">
            {title}
          </h2>
          <p className={typography.quiet}>{text}</p>
          <div className={pricing.actions}>
            <ActionLink to="/application-form" label={schedule} icon="arrow" />
            <ActionLink to="/contact" label={ask} look="line" />
          </div>
        </div>
        <Accordion name="pricing-faq" questions={pricingFaqs} isFirstOpen />
      </div>
    </section>
  );
}
