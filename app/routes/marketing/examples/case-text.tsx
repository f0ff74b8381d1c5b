import type { ReactNode } from "react";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { Chips, Tags } from "#app/components/marketing/chips.tsx";
import { display, marked, part } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import type { CaseStudy } from "#app/content/case-study.ts";
import type { CaseStory } from "#app/content/case-studies/case-story.ts";
import { examples } from "#app/content/examples.ts";
import { cn } from "#app/lib/cn.ts";
import sections from "#app/components/marketing/section.module.css";
import panels from "../panels.module.css";
import styles from "./case-study.module.css";

type CaseTextProps = { readonly study: CaseStudy; readonly story: CaseStory };

export function CaseText({ study, story }: CaseTextProps) {
  const { situation, built, changed } = examples.caseStudy.headings;
  return (
    <div className={cn(sections.section, panels.closing)} data-hue={study.color}>
      <div className={layout.pageWidth}>
        <Part heading={situation} paragraphs={story.situation} />
        <Part heading={built} paragraphs={story.built}>
          <Inventory study={study} />
        </Part>
        <Part heading={changed} paragraphs={story.changed} />
      </div>
    </div>
  );
}

type PartProps = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly children?: ReactNode;
};

function Part({ heading, paragraphs, children }: PartProps) {
  return (
    <section className={cn(panels.split, ruled.above, styles.part)} data-story="">
      <h2 className={cn(display, part, marked)}>{heading}</h2>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={cn(textClass(18), styles.paragraph)}>
            {paragraph}
          </p>
        ))}
        {children}
      </div>
    </section>
  );
}

function Inventory({ study }: { readonly study: CaseStudy }) {
  const { features, tech } = examples.caseStudy.headings;
  return (
    <div className={styles.list}>
      <div>
        <h3 className={cn(typography.heading, textClass(18))}>{features}</h3>
        <Chips items={study.features} />
      </div>
      <div>
        <h3 className={cn(typography.heading, textClass(18))}>{tech}</h3>
        <Tags items={study.tech} />
      </div>
    </div>
  );
}
