import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import { templateLabels as labels } from "#app/content/templates.ts";
import { cn } from "#app/lib/cn.ts";
import type { Template } from "../conversation/template-queries.ts";
import styles from "./templates.module.css";
import type { Archiving } from "./use-archiving.ts";
import type { TemplateForm } from "./use-template.ts";

type ConflictNoteProps = {
  /** As it is kept by now. */
  readonly template: Template;
  readonly form: TemplateForm;
  readonly archiving: Archiving;
};

/** Both versions, until one of them is chosen. */
export function ConflictNote({ template, form, archiving }: ConflictNoteProps) {
  const { isArchived } = template;
  return (
    <div
      className={cn(stack(10), styles.note)}
      id="template-conflict"
      role="alert"
      tabIndex={-1}
      aria-labelledby="template-conflict-title"
    >
      <p className={textClass(15, 600)} id="template-conflict-title">
        {isArchived ? labels.conflictArchived : labels.conflict}
      </p>
      <p className={textClass(14)}>
        {isArchived ? labels.conflictArchivedHelp : labels.conflictHelp}
      </p>
      {isArchived ? (
        <button
          className={buttonClass("line", "tiny")}
          type="button"
          aria-disabled={archiving.isPending || undefined}
          onClick={() => archiving.restore(template.id)}
        >
          {labels.restore}
        </button>
      ) : (
        <>
          <div className={cn(textClass(14), styles.theirs)} dir="auto">
            <p>
              <b>{template.name}</b>
            </p>
            <p>{template.subject}</p>
            <p>{template.body}</p>
          </div>
          <div className={cluster(10)}>
            <button className={buttonClass("line", "tiny")} type="button" onClick={form.drop}>
              {labels.takeTheirs}
            </button>
            <button
              className={buttonClass("ghost", "tiny")}
              type="button"
              onClick={() => form.save(template.version)}
            >
              {labels.keepMine}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
