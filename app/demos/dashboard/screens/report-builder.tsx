import { useState, type FormEvent } from "react";
import { DataTable } from "#app/components/demo/data-table.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import {
  builtBys,
  builtMetrics,
  builtRanges,
  builtReport,
  byNames,
  metricNames,
  rangeNames,
  specText,
} from "../builder.ts";
import { number } from "../labels.ts";
import type { DashboardProps } from "./dashboard-props.ts";
import { exportTable } from "./export-report.ts";
import styles from "./report-builder.module.css";

const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }));

/** A measure by a dimension over a range: seen at once, kept under a name, taken along. */
export function ReportBuilder({ state, dispatch, tools }: DashboardProps) {
  const [error, setError] = useState<string>();
  const { spec, ledger, reps, filters } = state;
  const table = builtReport(spec, ledger, reps, filters);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get("reportName");
    const name = cleanText(typeof typed === "string" ? typed : "");
    setError(name === "" ? "Give the report a name." : undefined);
    if (name === "") {
      form.querySelector<HTMLElement>('[name="reportName"]')?.focus();
      return;
    }
    dispatch({ type: "saveReport", name });
    tools.announce(`${name} is in the library`);
    form.reset();
  }

  return (
    <section className={cn(stack(12), demoParts.panel, styles.builder)} aria-labelledby="build">
      <h3 id="build" tabIndex={-1}>
        Build a report
      </h3>
      <div className={styles.fields}>
        <FilterSelect
          name="measure"
          label="Measure"
          value={spec.metric}
          options={optionsOf(builtMetrics, metricNames)}
          onChange={(metric) => dispatch({ type: "spec", change: { metric } })}
        />
        <FilterSelect
          name="by"
          label="By"
          value={spec.by}
          options={optionsOf(builtBys, byNames)}
          onChange={(by) => dispatch({ type: "spec", change: { by } })}
        />
        <FilterSelect
          name="over"
          label="Over"
          value={spec.range}
          options={optionsOf(builtRanges, rangeNames)}
          onChange={(range) => dispatch({ type: "spec", change: { range } })}
        />
      </div>
      <p className={typography.quiet} role="status">
        {table.summary}
        {isFiltered &&
          (spec.by === "rep"
            ? " Of the filters only a period applies to people."
            : " Filters apply.")}
      </p>
      <DataTable
        caption={specText(spec)}
        table={{
          headers: table.headers,
          rows: table.rows.map((row) => row.map(textOf)),
          total: table.total?.map(textOf),
        }}
      />
      <form className={styles.saveForm} onSubmit={save} noValidate>
        <Field name="reportName" label="Name of the report" scope="build" error={error}>
          {(control) => <input {...control} autoComplete="off" maxLength={60} />}
        </Field>
        <button className={buttonClass()} type="submit">
          Save report
        </button>
        <button
          className={buttonClass("line")}
          type="button"
          onClick={() => exportTable(specText(spec), table, state, tools)}
        >
          Export CSV
        </button>
      </form>
    </section>
  );
}

function textOf(cell: string | number): string {
  return typeof cell === "number" ? number(cell) : cell;
}
