import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { personLabels as labels } from "#app/content/people.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import type { Person } from "./card.ts";
import styles from "./card.module.css";
import { personFields } from "./person-draft.ts";
import { conflictId, usePersonForm, type PersonForm } from "./use-person-form.ts";

type PersonFormProps = {
  readonly whom: string;
  readonly person: Person;
  readonly onDone: () => void;
};

/** Of the first field, which has the focus when the form opens. */
export const firstFieldId = "person-name";

/** Name, company and telephone of a person, changed where they stand. */
export function PersonFields({ whom, person, onDone }: PersonFormProps) {
  const form = usePersonForm({ whom, person, onDone });
  const { draft, errors, isDirty, isStale, isSaving, error } = form;

  return (
    <form
      className={cn(stack(14), styles.form)}
      id="person-form"
      method="post"
      noValidate
      aria-label={labels.details}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      {form.isRestored && !isStale && (
        <p className={cn(textClass(14), styles.note)} role="status">
          {labels.restored}
        </p>
      )}
      {isStale && <Conflict person={person} form={form} />}
      <div className={styles.fields}>
        {personFields.map((field) => (
          <Field
            key={field}
            name={field}
            scope="person"
            label={labels[field]}
            {...(errors[field] !== undefined && { error: errors[field] })}
          >
            {(control) => (
              <input
                {...control}
                type={field === "phone" ? "tel" : "text"}
                value={draft[field]}
                autoComplete="off"
                onChange={(event) => form.change({ [field]: event.target.value })}
                onKeyDown={(event) => event.key === "Escape" && !isDirty && form.leave()}
              />
            )}
          </Field>
        ))}
      </div>
      {error && (
        <LoadFailure
          title={labels.failures.title}
          reason={reasonFor(error, labels.failures)}
          isRetrying={isSaving}
          onRetry={() => form.save()}
        />
      )}
      <div className={cluster(10)}>
        <button
          className={buttonClass("primary", "small")}
          type="submit"
          aria-disabled={isSaving || undefined}
        >
          {isSaving && <Spinner />}
          {isSaving ? labels.saving : labels.save}
        </button>
        <button className={buttonClass("line", "small")} type="button" onClick={form.leave}>
          {isDirty ? labels.discard : labels.cancel}
        </button>
      </div>
    </form>
  );
}

type ConflictProps = { readonly person: Person; readonly form: PersonForm };

/** What somebody else has saved, beside what is being typed, until one of both is chosen. */
function Conflict({ person, form }: ConflictProps) {
  return (
    <div
      className={cn(stack(8), styles.note)}
      id={conflictId}
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${conflictId}-title`}
    >
      <p className={textClass(15, 600)} id={`${conflictId}-title`}>
        {labels.conflict}
      </p>
      <p className={textClass(14)}>{labels.conflictHelp}</p>
      <ul className={textClass(14)}>
        {personFields.map((field) => (
          <li key={field}>
            {labels[field]}: <bdi>{person[field] || labels.notGiven}</bdi>
          </li>
        ))}
      </ul>
      <div className={cluster(10)}>
        <button className={buttonClass("line", "tiny")} type="button" onClick={form.leave}>
          {labels.takeTheirs}
        </button>
        <button
          className={buttonClass("ghost", "tiny")}
          type="button"
          onClick={() => form.save(person.version)}
        >
          {labels.keepMine}
        </button>
      </div>
    </div>
  );
}
