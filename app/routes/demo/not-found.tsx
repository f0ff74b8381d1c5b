import "#app/styles/demo-pages.css";
import { DemoList } from "#app/components/demo/demo-list.tsx";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { demoCatalog } from "#app/content/demo-catalog.ts";
import { demoPages } from "#app/content/demo-pages.ts";
import { pageMeta } from "#app/content/page-meta.ts";

const { notFound } = demoPages;

export function meta() {
  return pageMeta({ ...notFound.meta, path: "/demo/404", isIndexed: false });
}

export default function DemoNotFoundPage() {
  return (
    <main id="main">
      <BarHero lines={[notFound.title]} text={notFound.text}>
        <ActionLink to="/examples" label={demoPages.back} icon="arrow" />
      </BarHero>
      <section className="sec">
        <div className="wrap">
          <h2 className="h demo-list__h">{notFound.tryHeading}</h2>
          <DemoList demos={demoCatalog} />
        </div>
      </section>
    </main>
  );
}
