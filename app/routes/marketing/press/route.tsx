import { releases } from "virtual:documents/press";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { SectionHead } from "#app/components/marketing/section-head.tsx";
import sections from "#app/components/marketing/section.module.css";
import { StatStrip } from "#app/components/marketing/stat-strip.tsx";
import { pageMeta } from "#app/content/page-meta.ts";
import { mediaKitIds, press, type Download } from "#app/content/press.ts";
import downloads from "#app/generated/downloads.json";
import { cn } from "#app/lib/cn.ts";
import styles from "./company.module.css";
import { Company } from "./company.tsx";
import { MediaKit } from "./media-kit.tsx";
import { ReleaseList } from "./release-list.tsx";

export function meta() {
  return pageMeta({ ...press.meta, path: "/press" });
}

export default function PressPage() {
  return (
    <main id="main">
      <BarHero className={styles.opening} lines={[press.name]} text={press.text} />
      <StatStrip stats={press.stats} />
      <section className={sections.section} aria-labelledby="releases">
        <div className={layout.pageWidth}>
          <SectionHead {...press.releases} id="releases" />
          <ReleaseList releases={releases} />
        </div>
      </section>
      <section className={cn(sections.section, sections.inset)} aria-labelledby="media-kit">
        <div className={layout.pageWidth}>
          <SectionHead {...press.kit} id="media-kit" />
          <MediaKit downloads={mediaKitIds.flatMap(downloadOf)} />
        </div>
      </section>
      <section className={sections.section}>
        <div className={layout.pageWidth}>
          <Company />
        </div>
      </section>
    </main>
  );
}

function downloadOf(id: string): readonly Download[] {
  return downloads.filter((download) => download.id === id);
}
