import { lazy, Suspense, type FC } from "react";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { FactList } from "#app/components/marketing/fact-list.tsx";
import { consultation } from "#app/content/consultation.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { ConsultationForm } from "#app/forms/consultation/consultation-form.tsx";
import type { SubmittedConsultation } from "#app/forms/consultation/consultation-repository.ts";

const TimeChoice = lazy(loadTimeChoice);

/** Its failure shows nothing: the application is sent, and whole without it. */
async function loadTimeChoice(): Promise<{ default: FC<{ submitted: SubmittedConsultation }> }> {
  try {
    const { TimeChoice: loaded } = await import("./time-choice.tsx");
    return { default: loaded };
  } catch {
    return { default: () => null };
  }
}

function timeChoice(submitted: SubmittedConsultation) {
  return (
    <Suspense fallback={null}>
      <TimeChoice submitted={submitted} />
    </Suspense>
  );
}

export function meta() {
  return pageMeta({ ...consultation.meta, path: "/application-form" });
}

export default function ApplicationFormPage() {
  return (
    <main id="main">
      <BarHero lines={consultation.headline} text={consultation.text}>
        <FactList facts={consultation.facts} />
      </BarHero>
      <ConsultationForm next={timeChoice} />
    </main>
  );
}
