import { Accordion } from "#app/components/marketing/accordion.tsx";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { pricingFaqs } from "#app/content/faqs.ts";
import { pricingPage } from "#app/content/pricing-page.ts";

export function Questions() {
  const { title, text, schedule, ask } = pricingPage.questions;
  return (
    <section className="sec sec--faq" aria-labelledby="faq">
      <div className="wrap faq">
        <div>
          <h2 className="d" id="faq">
            {title}
          </h2>
          <p className="muted">{text}</p>
          <div className="faq__cta">
            <ActionLink to="/application-form" label={schedule} icon="arrow" />
            <ActionLink to="/contact" label={ask} look="line" />
          </div>
        </div>
        <Accordion name="pricing-faq" questions={pricingFaqs} isFirstOpen />
      </div>
    </section>
  );
}
