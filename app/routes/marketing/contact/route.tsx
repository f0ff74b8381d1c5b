import { HeroStageSmall } from "#app/components/marketing/art/hero-stage.tsx";
import { Headline } from "#app/components/marketing/headline.tsx";
import { contact } from "#app/content/contact.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { ContactForm } from "#app/forms/contact/contact-form.tsx";
import { CallCard } from "./call-card.tsx";
import { ContactCards } from "./contact-cards.tsx";
import { HelpCards } from "./help-cards.tsx";
import "#app/styles/contact.css";

export function meta() {
  return pageMeta({ ...contact.meta, path: "/contact" });
}

export default function ContactPage() {
  return (
    <main id="main">
      <section className="hero hero--page hero--form on-sky">
        <div className="hero__in wrap">
          <Headline lines={contact.headline} />
          <p className="hero__sub">{contact.text}</p>
        </div>
        <HeroStageSmall />
      </section>
      <ContactCards />
      <section className="sec">
        <div className="wrap two">
          <div>
            <h2 className="d two__h" id="project-form">
              {contact.formHeading}
            </h2>
            <ContactForm />
          </div>
          <aside aria-label="Other ways to start">
            <HelpCards />
            <CallCard />
          </aside>
        </div>
      </section>
    </main>
  );
}
