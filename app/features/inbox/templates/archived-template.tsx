import { cluster, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { templateLabels as labels } from "#app/content/templates.ts";
import { cn } from "#app/lib/cn.ts";
import type { Template } from "../conversation/template-queries.ts";
import styles from "./templates.module.css";
import type { Archiving } from "./use-archiving.ts";

type ArchivedTemplateProps = {
  readonly template: Template;
  readonly archiving: Archiving;
  readonly onClose: () => void;
};

/** A template that nobody is offered, to read, and the way back into use. */
export function ArchivedTemplate({ template, archiving, onClose }: ArchivedTemplateProps) {
  return (
    <section className={cn(surface(), stack(16), styles.shutAway)} aria-labelledby="archived-title">
      <h2
        className={cn(typography.heading, textClass(20), styles.title)}
        id="archived-title"
        tabIndex={-1}
      >
        <bdi>{template.name}</bdi>
      </h2>
      <p className={cn(textClass(14), styles.note)}>{labels.archivedNote}</p>
      <div className={cn(textClass(15), styles.sheet)}>
        <p className={cn(textClass(15, 600), styles.words)} dir="auto">
          {template.subject}
        </p>
        <p className={styles.words} dir="auto">
          {template.body}
        </p>
      </div>
      <div className={cluster(10)}>
        <button
          className={buttonClass("primary", "small")}
          id="template-restore"
          type="button"
          aria-disabled={archiving.isPending || undefined}
          onClick={() => archiving.restore(template.id)}
        >
          {labels.restore}
        </button>
        <button className={buttonClass("line", "small")} type="button" onClick={onClose}>
          {labels.close}
        </button>
      </div>
    </section>
  );
}
