import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { RangeBar } from "#app/components/demo/range-bar.tsx";
import { Sparkline } from "#app/components/demo/sparkline.tsx";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import type { Analyte } from "../model.ts";
import { changeText, positionOf, resultName, summarizePanel, zonesOf } from "../results.ts";
import type { HealthProps } from "./health-props.ts";
import styles from "./record-dialog.module.css";

/** One record in full; results on their line of ranges, in plain words. */
export function RecordDialog({ state, dispatch }: HealthProps) {
  const record = state.records.find(({ id }) => id === state.openRecord);
  if (!record) return null;
  const close = () => dispatch({ type: "openRecord", id: null });
  return (
    <DemoDialog
      isOpen
      onClose={close}
      app="app--healthcare"
      isText
      title={record.title}
      kicker={`${formatLocal(dateOfDay(record.date), "date")} · ${record.doctor}`}
      footer={
        <button
          className={buttonClass()}
          type="button"
          onClick={() => {
            close();
            dispatch({ type: "writeAbout", topic: record.title });
          }}
        >
          {record.kind === "lab" ? "Ask about this result" : "Ask about this record"}
        </button>
      }
    >
      {record.kind === "lab" && (
        <p className={cn(textClass(16, 560), styles.summary)}>{summarizePanel(record.analytes)}</p>
      )}
      {record.analytes.map((analyte) => (
        <Result key={analyte.name} analyte={analyte} previous={record.previous} />
      ))}
      {record.paragraphs.map(({ heading, text }) => (
        <section key={heading} className={styles.paragraph}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </section>
      ))}
    </DemoDialog>
  );
}

type ResultProps = { readonly analyte: Analyte; readonly previous: string | undefined };

function Result({ analyte, previous }: ResultProps) {
  const { name, plain, unit, values, scale } = analyte;
  return (
    <section className={cn(stack(6), styles.analyte)}>
      <div className={cn(row(12, "baseline"), styles.head)}>
        <h3>{name}</h3>
        <p>
          <b className={cn(textClass(20, 650), typography.number)}>{values[0]}</b>{" "}
          <span className={typography.quiet}>{unit}</span>
        </p>
      </div>
      <p className={typography.quiet}>{plain}</p>
      <RangeBar
        name={resultName(analyte)}
        zones={zonesOf(analyte)}
        position={positionOf(values[0], scale)}
      />
      <div className={cn(stack(16), styles.trend)}>
        <p className={typography.number}>
          {changeText(values)}
          {previous && ` since ${formatLocal(dateOfDay(previous), "month")}`}
        </p>
        <Sparkline values={values.toReversed()} />
      </div>
    </section>
  );
}
