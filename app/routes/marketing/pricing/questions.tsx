import layout from "#app/components/layout-kit/layout-kit.module.css";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { Accordion } from "#app/components/marketing/accordion.tsx";
import sections from "#app/components/marketing/section.module.css";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { title as large } from "#app/components/ui/heading.ts";
import typography from "#app/components/ui/typography.module.css";
import { pricingFaqs } from "#app/content/faqs.ts";
import { pricingPage } from "#app/content/pricing-page.ts";
import { cn } from "#app/lib/cn.ts";
import panels from "../panels.module.css";
import styles from "./questions.module.css";

export function Questions() {
  const { title, text, schedule, ask } = pricingPage.questions;
  return (
    <section className={cn(sections.section, styles.section)} aria-labelledby="faq">
      <div className={cn(layout.pageWidth, panels.split, styles.columns)}>
        <div>
          <h2 className={cn(typography.display, large)} id="faq">
            {title}
          </h2>
          <p className={typography.quiet}>{text}</p>
          <div className={cn(cluster(10), panels.wideButtons, panels.screenOnly, styles.actions)}>
            <ActionLink to="/application-form" label={schedule} icon="arrow" />
            <ActionLink to="/contact" label={ask} look="line" />
          </div>
        </div>
        <Accordion name="pricing-faq" questions={pricingFaqs} isFirstOpen />
      </div>
    </section>
  );
}
