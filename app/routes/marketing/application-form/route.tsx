import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { FactList } from "#app/components/marketing/fact-list.tsx";
import { consultation } from "#app/content/consultation.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { ConsultationForm } from "#app/forms/consultation/consultation-form.tsx";

export function meta() {
  return pageMeta({ ...consultation.meta, path: "/application-form" });
}

export default function ApplicationFormPage() {
  return (
    <main id="main">
      <BarHero lines={consultation.headline} text={consultation.text}>
        <FactList facts={consultation.facts} />
      </BarHero>
      <ConsultationForm />
    </main>
  );
}
