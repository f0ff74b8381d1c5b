import layout from "#app/components/layout-kit/layout-kit.module.css";
import { HeroStageSmall } from "#app/components/marketing/art/hero-stage.tsx";
import { Headline } from "#app/components/marketing/headline.tsx";
import heroes from "#app/components/marketing/hero.module.css";
import sections from "#app/components/marketing/section.module.css";
import { part } from "#app/components/ui/heading.ts";
import typography from "#app/components/ui/typography.module.css";
import { contact } from "#app/content/contact.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { ContactForm } from "#app/forms/contact/contact-form.tsx";
import { cn } from "#app/lib/cn.ts";
import { CallCard } from "./call-card.tsx";
import { ContactCards } from "./contact-cards.tsx";
import styles from "./contact.module.css";
import { HelpCards } from "./help-cards.tsx";

export function meta() {
  return pageMeta({ ...contact.meta, path: "/contact" });
}

export default function ContactPage() {
  return (
    <main id="main">
      <section
        className={cn(heroes.hero, heroes.page, styles.opening, layout.onSky)}
        data-hero="page"
      >
        <div className={cn(heroes.inner, layout.pageWidth)}>
          <Headline lines={contact.headline} />
          <p className={heroes.lead}>{contact.text}</p>
        </div>
        <HeroStageSmall />
      </section>
      <ContactCards />
      <section className={cn(sections.section, styles.form)}>
        <div className={cn(layout.pageWidth, styles.columns)}>
          <div>
            <h2 className={cn(typography.display, part, styles.heading)} id="project-form">
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
