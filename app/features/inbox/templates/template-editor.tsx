import { cluster, spread, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { templateLabels as labels } from "#app/content/templates.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import type { KindName } from "#domain/registry.ts";
import type { Team } from "../entry/team.ts";
import type { Template } from "../conversation/template-queries.ts";
import { ConflictNote } from "./conflict-note.tsx";
import { TemplateFields } from "./template-fields.tsx";
import { TemplatePreview } from "./template-preview.tsx";
import styles from "./templates.module.css";
import type { Archiving } from "./use-archiving.ts";
import { useTemplate, type TemplateForm } from "./use-template.ts";

type TemplateEditorProps = {
  readonly kind: KindName;
  /** Null for one that is being made. */
  readonly template: Template | null;
  readonly others: readonly Template[];
  readonly team: Team;
  readonly archiving: Archiving;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
};

/** Makes or changes one template, with a letter as it will be beside it. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { kind, template, others, team, archiving, onClose } = props;
  const form = useTemplate({ kind, template, others, onSaved: props.onSaved });
  const { draft, isDirty, isStale, error } = form;
  const heading = titleId(template?.id ?? "new");

  return (
    <section className={cn(surface(), styles.editor)} aria-labelledby={heading}>
      <form
        className={cn(stack(16), styles.form)}
        id="template-form"
        method="post"
        noValidate
        aria-labelledby={heading}
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <div className={spread(12)}>
          <h2
            className={cn(typography.heading, textClass(20), styles.title)}
            id={heading}
            tabIndex={-1}
          >
            <bdi>{template?.name ?? labels.newTitle}</bdi>
          </h2>
          <p className={textClass(13, "quiet")} role="status">
            {isDirty && labels.unsaved}
          </p>
        </div>
        {form.isRestored && !isStale && (
          <p className={cn(textClass(14), styles.note)} role="status">
            {labels.restored}
          </p>
        )}
        {isStale && template && (
          <ConflictNote template={template} form={form} archiving={archiving} />
        )}
        <TemplateFields form={form} />
        {error && (
          <LoadFailure
            title={labels.failures.title}
            reason={reasonFor(error, labels.failures)}
            isRetrying={form.isSaving}
            onRetry={() => form.save()}
          />
        )}
        <EditorButtons
          form={form}
          onClose={onClose}
          onDrop={() => document.getElementById(heading)?.focus()}
        >
          {template && !isDirty && (
            <button
              className={cn(buttonClass("ghost", "small"), styles.last)}
              type="button"
              aria-disabled={archiving.isPending || undefined}
              onClick={() => archiving.archive(template.id)}
            >
              {archiving.isPending ? labels.archiving : labels.archive}
            </button>
          )}
        </EditorButtons>
      </form>
      <TemplatePreview kind={kind} subject={draft.subject} text={draft.body} team={team} />
    </section>
  );
}

/** Of the editor's heading; `new` for a template that is being made. */
export function titleId(id: string): string {
  return `template-title-${id}`;
}

type EditorButtonsProps = {
  readonly form: TemplateForm;
  readonly onClose: () => void;
  readonly onDrop: () => void;
  readonly children: React.ReactNode;
};

function EditorButtons({ form, onClose, onDrop, children }: EditorButtonsProps) {
  return (
    <div className={spread(12)}>
      <div className={cluster(10)}>
        <button
          className={buttonClass("primary", "small")}
          type="submit"
          aria-disabled={form.isSaving || undefined}
        >
          {form.isSaving && <Spinner />}
          {form.isSaving ? labels.saving : labels.save}
        </button>
        <button className={buttonClass("line", "small")} type="button" onClick={onClose}>
          {labels.close}
        </button>
      </div>
      {form.isDirty ? (
        <button
          className={cn(buttonClass("ghost", "small"), styles.last)}
          type="button"
          onClick={() => {
            form.drop();
            onDrop();
          }}
        >
          {labels.discard}
        </button>
      ) : (
        children
      )}
    </div>
  );
}
