import { DemoList } from "#app/components/demo/demo-list.tsx";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import sections from "#app/components/marketing/section.module.css";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { demoCatalog } from "#app/content/demo-catalog.ts";
import { demoPages } from "#app/content/demo-pages.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./demo-pages.module.css";

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
      <section className={sections.section}>
        <div className={layout.pageWidth}>
          <h2 className={cn(typography.heading, textClass(20), styles.heading)}>
            {notFound.tryHeading}
          </h2>
          <DemoList demos={demoCatalog} />
        </div>
      </section>
    </main>
  );
}
