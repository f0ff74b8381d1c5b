import { useState } from "react";
import { cluster, spread, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { FieldError } from "#app/components/ui/field-error.tsx";
import forms from "#app/components/ui/form.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { importFields, importPage as labels } from "#app/content/intake.ts";
import { cn } from "#app/lib/cn.ts";
import { importFieldNames, isField } from "./column-names.ts";
import { firstValue, guessColumns } from "./guess-columns.ts";
import { columnFault } from "./preview-rows.ts";
import type { Source } from "./read-file.ts";
import styles from "./import.module.css";

type ColumnsStepProps = {
  readonly source: Source;
  readonly onChange: (source: Source) => void;
  readonly onDone: () => void;
  readonly onOther: () => void;
};

/** What each column becomes: guessed, and changeable, with the first value that it holds. */
export function ColumnsStep({ source, onChange, onDone, onOther }: ColumnsStepProps) {
  const { table, isHeaded, columns, fileName } = source;
  const [isAsked, setIsAsked] = useState(false);
  const fault = isAsked ? columnFault(columns, importFields) : null;
  const heading = isHeaded ? table.rows[0] : undefined;

  return (
    <form
      className={stack(16)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (columnFault(columns, importFields) === null) onDone();
        else {
          setIsAsked(true);
          document.getElementById("import-column-0")?.focus();
        }
      }}
    >
      <div className={spread(12)}>
        <div className={stack(4)}>
          <h2 className={cn(typography.heading, styles.title)}>{labels.steps.columns}</h2>
          <p className={typography.quiet}>
            <bdi>{labels.file(fileName, table.rows.length - (isHeaded ? 1 : 0))}</bdi>
          </p>
        </div>
        <button className={buttonClass("line", "small")} type="button" onClick={onOther}>
          {labels.other}
        </button>
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isHeaded}
          onChange={() =>
            onChange({ ...source, isHeaded: !isHeaded, columns: guessColumns(table, !isHeaded) })
          }
        />
        <span>{labels.heading}</span>
      </label>
      <p className={typography.quiet}>{labels.columnsHelp}</p>
      <ul className={styles.columns}>
        {columns.map((field, index) => {
          const name = heading?.cells[index] || labels.column(index + 1);
          const sample = firstValue(table, isHeaded, index);
          return (
            <li
              key={index}
              className={cn(surface(), styles.column)}
              data-out={field === null || undefined}
            >
              <label className={stack(8)}>
                <b className={styles.clipped}>
                  <bdi>{name}</bdi>
                </b>
                <span className={cn(textClass(14, "quiet"), styles.clipped)}>
                  <bdi>{sample || labels.emptyColumn}</bdi>
                </span>
                <select
                  className={forms.input}
                  id={`import-column-${index}`}
                  aria-invalid={fault ? true : undefined}
                  aria-describedby={fault ? "import-columns-error" : undefined}
                  value={field ?? ""}
                  onChange={({ target: { value } }) =>
                    onChange({
                      ...source,
                      columns: columns.with(index, isField(value) ? value : null),
                    })
                  }
                >
                  <option value="">{labels.leaveOut}</option>
                  {importFieldNames.map((known) => (
                    <option key={known} value={known}>
                      {importFields[known]}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          );
        })}
      </ul>
      <div role="alert">
        <FieldError name="import-columns" text={fault ?? undefined} />
      </div>
      <div className={cluster(10)}>
        <button className={buttonClass("primary", "small")} type="submit">
          {labels.toPreview}
        </button>
      </div>
    </form>
  );
}
