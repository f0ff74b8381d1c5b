import type { LegalAnnex, LegalSection, LegalText } from "#app/content/legal/legal-document.ts";
import { formatDate } from "#domain/formats.ts";
import { BarHero } from "./bar-hero.tsx";
import { DocNav } from "./doc-nav.tsx";
import { FactList } from "./fact-list.tsx";
import { LegalTable } from "./legal-table.tsx";
import { RichText } from "./rich-text.tsx";
import type { ReactNode } from "react";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import heroes from "./hero.module.css";
import styles from "./legal-document.module.css";
import marks from "./marks.module.css";

type LegalDocumentProps = {
  readonly text: LegalText;
  readonly email: string;
  /** What follows the text. */
  readonly children?: ReactNode;
};

/** A legal page: date and scope at its head, a table of contents, sections that open with their gist. */
export function LegalDocument({ text, email, children }: LegalDocumentProps) {
  const entries = [
    ...text.sections.map(({ id, heading }) => ({ id, label: heading })),
    ...(text.annex ? [{ id: text.annex.id, label: text.annex.title }] : []),
  ];
  return (
    <>
      <BarHero lines={[text.title]} text={text.intro} className={heroes.printed}>
        <FactList
          facts={[
            { label: "Last updated", value: <Day iso={text.updated} /> },
            { label: "Applies to", value: text.scope },
            { label: "Questions", value: <a href={`mailto:${email}`}>{email}</a> },
          ]}
        />
      </BarHero>
      <div className={cn(layout.pageWidth, styles.document)} data-whole="">
        <DocNav label="On this page" entries={entries} />
        <div className={styles.text}>
          {text.sections.map((section) => (
            <Section key={section.id} section={section} level={2} />
          ))}
          {text.annex && <Annex annex={text.annex} />}
          {children}
        </div>
      </div>
    </>
  );
}

function Day({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{formatDate(iso)}</time>;
}

type SectionProps = { readonly section: LegalSection; readonly level: 2 | 3 };

function Section({ section, level }: SectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={cn(styles.section, marks.ruled)} id={section.id}>
      <Heading className={cn(typography.heading, marks.titleMedium, styles.heading)}>
        {section.heading}
      </Heading>
      <div>
        {section.gist && <p className={styles.gist}>{section.gist}</p>}
        {section.paragraphs.map((paragraph) => (
          <p key={keyOf(paragraph)}>
            <RichText text={paragraph} />
          </p>
        ))}
        {section.list && (
          <ul className={stack(8)}>
            {section.list.map((item) => (
              <li key={keyOf(item)}>
                <RichText text={item} />
              </li>
            ))}
          </ul>
        )}
        {section.table && <LegalTable table={section.table} />}
      </div>
    </section>
  );
}

function keyOf(text: LegalSection["paragraphs"][number]): string {
  return typeof text === "string" ? text : JSON.stringify(text);
}

function Annex({ annex }: { readonly annex: LegalAnnex }) {
  return (
    <section className={cn(styles.annex, marks.rounded)} aria-labelledby={annex.id}>
      <p className={cn(typography.label, typography.quiet)}>
        Annex, last updated <Day iso={annex.updated} />
      </p>
      <h2 className={typography.display} id={annex.id}>
        {annex.title}
      </h2>
      <p className={cn(styles.lead, typography.quiet)}>
        <RichText text={annex.intro} />
      </p>
      {annex.sections.map((section) => (
        <Section key={section.id} section={section} level={3} />
      ))}
    </section>
  );
}
