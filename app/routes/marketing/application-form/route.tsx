import "#app/styles/application.css";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { consultation } from "#app/content/consultation.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { ConsultationForm } from "#app/features/consultation/consultation-form.tsx";

export function meta() {
  return pageMeta({ ...consultation.meta, path: "/application-form" });
}

export default function ApplicationFormPage() {
  return (
    <main id="main">
      <BarHero lines={consultation.headline} text={consultation.text}>
        <dl className="facts">
          {consultation.facts.map((fact) => (
            <div key={fact.term}>
              <dt>{fact.term}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </BarHero>
      <ConsultationForm />
    </main>
  );
}
