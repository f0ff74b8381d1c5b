import { useRef } from "react";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { templateLabels as labels } from "#app/content/templates.ts";
import { cn } from "#app/lib/cn.ts";
import { placeholders } from "#domain/placeholders.ts";
import styles from "./templates.module.css";
import type { TemplateForm } from "./use-template.ts";

/** Name, subject and text, and what can be put in at the caret. */
export function TemplateFields({ form }: { readonly form: TemplateForm }) {
  const { draft, errors, change } = form;
  const text = useRef<HTMLTextAreaElement>(null);
  /** Where the caret was last. */
  const target = useRef<HTMLInputElement | HTMLTextAreaElement>(null);

  function putIn(name: string) {
    const field = target.current ?? text.current;
    if (!field) return;
    field.focus();
    const { selectionStart, selectionEnd, value } = field;
    field.setRangeText(
      `{${name}}`,
      selectionStart ?? value.length,
      selectionEnd ?? value.length,
      "end",
    );
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <>
      <Field
        name="name"
        scope="template"
        label={labels.name}
        hint={labels.nameHelp}
        error={errors.name}
      >
        {(control) => (
          <input
            {...control}
            value={draft.name}
            autoComplete="off"
            onFocus={() => (target.current = null)}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field name="subject" scope="template" label={labels.subject} error={errors.subject}>
        {(control) => (
          <input
            {...control}
            value={draft.subject}
            autoComplete="off"
            onFocus={(event) => (target.current = event.target)}
            onChange={(event) => change({ subject: event.target.value })}
          />
        )}
      </Field>
      <Field name="text" scope="template" label={labels.text} error={errors.text}>
        {(control) => (
          <textarea
            {...control}
            className={cn(control.className, styles.text)}
            ref={text}
            rows={10}
            value={draft.body}
            onFocus={(event) => (target.current = event.target)}
            onChange={(event) => change({ body: event.target.value })}
          />
        )}
      </Field>
      <div className={stack(8)} role="group" aria-labelledby="template-placeholders">
        <p className={textClass(13, "quiet")} id="template-placeholders">
          {labels.placeholders}
        </p>
        <div className={cluster(6)}>
          {placeholders.map(({ name, means }) => (
            <button
              key={name}
              className={buttonClass("line", "tiny")}
              type="button"
              title={means}
              aria-label={labels.insert(name, means)}
              onClick={() => putIn(name)}
            >
              <span className={styles.placeholder}>{`{${name}}`}</span>
            </button>
          ))}
        </div>
      </div>
    </>
  );
}
