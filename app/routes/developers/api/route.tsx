import layout from "#app/components/layout-kit/layout-kit.module.css";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { FactList } from "#app/components/marketing/fact-list.tsx";
import { RichText } from "#app/components/marketing/rich-text.tsx";
import badges from "#app/components/ui/badge.module.css";
import { TabList } from "#app/components/ui/tabs.tsx";
import { apiSections } from "#app/content/api-reference-sections.ts";
import { apiPage } from "#app/content/api-reference.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "../documents.module.css";
import languages from "./languages.module.css";
import tabs from "../tabs.module.css";
import { LanguageSwitch } from "./samples.tsx";
import { SdkList } from "./sdk-list.tsx";
import { SectionPanel } from "./section-panel.tsx";

export function meta() {
  return pageMeta({ ...apiPage.meta, path: "/api" });
}

export default function ApiPage() {
  return (
    <main id="main" className={cn(styles.page, languages.page)}>
      <BarHero
        lines={[apiPage.headline]}
        text={apiPage.text}
        before={<p className={cn(badges.badge, styles.label)}>{apiPage.label}</p>}
      >
        <FactList
          facts={apiPage.facts.map(({ label, value }) => ({
            label,
            value: <RichText text={value} />,
          }))}
        />
      </BarHero>
      <div className={tabs.tabBar}>
        <div className={cn(layout.pageWidth, row(16))}>
          <TabList label={apiPage.tabs} tabs={apiSections} />
          <LanguageSwitch />
        </div>
      </div>
      {apiSections.map((section, index) => (
        <SectionPanel key={section.id} section={section} isFirst={index === 0} />
      ))}
      <SdkList />
    </main>
  );
}
