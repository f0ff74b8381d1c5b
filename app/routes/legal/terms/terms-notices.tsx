import layout from "#app/components/layout-kit/layout-kit.module.css";
import styles from "#app/components/marketing/legal-document.module.css";
import typography from "#app/components/ui/typography.module.css";
import { termsNotices as labels } from "#app/content/legal/terms.ts";
import { cn } from "#app/lib/cn.ts";

/** The end of the terms: whose fonts and software the site is made with. */
export function TermsNotices() {
  return (
    <section className={cn(styles.ending, layout.onSky)} aria-labelledby="notices">
      <h2 className={typography.display} id="notices">
        {labels.heading}
      </h2>
      <p>{labels.text}</p>
      <a className={typography.link} href="/notices.txt">
        {labels.file}
      </a>
    </section>
  );
}
