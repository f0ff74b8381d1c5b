import { Link } from "react-router";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { DocNav } from "#app/components/marketing/doc-nav.tsx";
import { FactList } from "#app/components/marketing/fact-list.tsx";
import { RichText } from "#app/components/marketing/rich-text.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { TabList, TabPanel } from "#app/components/ui/tabs.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { apiDocs, docExamples } from "#app/content/documentation-examples.ts";
import { guides } from "#app/content/documentation-guides.ts";
import { documentation, quickStart, type DocSection } from "#app/content/documentation.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "../documents.module.css";
import tabs from "../tabs.module.css";
import { PartRow } from "./part-row.tsx";

export function meta() {
  return pageMeta({ ...documentation.meta, path: "/documentation" });
}

const sections: readonly DocSection[] = [quickStart, guides, apiDocs, docExamples];

export default function DocumentationPage() {
  return (
    <main id="main" className={styles.page}>
      <BarHero
        lines={[documentation.headline]}
        text={documentation.text}
        before={
          <Link
            className={cn(typography.link, styles.back)}
            to="/"
            prefetch="intent"
            viewTransition
          >
            <Icon name="back" />
            {documentation.back}
          </Link>
        }
      >
        <FactList facts={documentation.facts} />
      </BarHero>
      <div className={tabs.tabBar}>
        <div className={cn(layout.pageWidth, row(16))}>
          <TabList label={documentation.tabs} tabs={sections} />
        </div>
      </div>
      {sections.map((section, index) => (
        <SectionPanel key={section.id} section={section} isFirst={index === 0} />
      ))}
    </main>
  );
}

type SectionPanelProps = { readonly section: DocSection; readonly isFirst: boolean };

function SectionPanel({ section, isFirst }: SectionPanelProps) {
  const { id, label, heading, intro, parts } = section;
  return (
    <TabPanel id={id} isFirst={isFirst} className={tabs.panel}>
      <div className={cn(layout.pageWidth, styles.columns)}>
        <DocNav label={label} entries={parts.map((part) => ({ id: part.id, label: part.title }))} />
        <div>
          <div className={styles.intro}>
            <h2 className={typography.display}>{heading}</h2>
            <p className={textClass(18, "quiet")}>
              <RichText text={intro} />
            </p>
          </div>
          {parts.map((part) => (
            <PartRow key={part.id} part={part} />
          ))}
        </div>
      </div>
    </TabPanel>
  );
}
