import { Link } from "react-router";
import { useEffect, useRef } from "react";
import { cluster, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { downloadBlob } from "#app/browser/download.ts";
import { importPage as labels } from "#app/content/intake.ts";
import { cn } from "#app/lib/cn.ts";
import type { Preview } from "./preview-rows.ts";
import type { Source } from "./read-file.ts";
import { refusedTable } from "./refused-table.ts";
import type { ImportRun, RunState } from "./use-import-run.ts";
import styles from "./import.module.css";

type RunStepProps = {
  readonly run: ImportRun;
  readonly state: RunState;
  readonly source: Source;
  readonly preview: Preview;
  readonly takesKnown: boolean;
  readonly onAgain: () => void;
};

/** How far the import is, what stopped it, and in the end what came of it. */
export function RunStep(props: RunStepProps) {
  const { run, state, onAgain } = props;
  if (state.phase === "done") return <Outcome {...props} />;
  return (
    <>
      <h2 className={cn(typography.heading, styles.title)}>{labels.steps.running}</h2>
      <div className={cn(surface(), stack(12), styles.running)}>
        <label className={cn(stack(6), textClass(14, 560))}>
          <span className={typography.number}>{labels.progress(state.done, state.total)}</span>
          <progress max={state.total} value={state.done} />
        </label>
        <p role="status">{state.phase === "paused" && labels.paused}</p>
        <div className={cluster(10)}>
          {state.phase !== "failed" && (
            <button
              className={buttonClass(state.phase === "paused" ? "primary" : "line", "small")}
              type="button"
              onClick={state.phase === "paused" ? run.goOn : run.pause}
            >
              {state.phase === "paused" ? labels.goOn : labels.pause}
            </button>
          )}
          {state.phase !== "going" && (
            <button className={buttonClass("line", "small")} type="button" onClick={onAgain}>
              {labels.other}
            </button>
          )}
        </div>
      </div>
      {state.phase === "failed" && (
        <Notice
          tone="error"
          title={labels.failedTitle}
          action={
            <button className={buttonClass("line", "small")} type="button" onClick={run.goOn}>
              {labels.retry}
            </button>
          }
        >
          {state.failure} {labels.failedHelp}
        </Notice>
      )}
    </>
  );
}

function Outcome({ state, source, preview, takesKnown, onAgain }: RunStepProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  // The button that was pressed last is gone.
  useEffect(() => ref.current?.focus(), []);
  const refused = preview.refused.length + state.refused.size;
  const left = takesKnown ? 0 : preview.known.length;

  async function download() {
    const { toCsv } = await import("#app/lib/csv.ts");
    const { headers, rows } = refusedTable(source, preview.refused, state.refused);
    downloadBlob(`${labels.refusedFile}.csv`, "text/csv;charset=utf-8", toCsv(headers, rows));
  }

  return (
    <>
      <h2 className={cn(typography.heading, styles.title)} ref={ref} tabIndex={-1}>
        {state.stored === 0 ? labels.doneNone : labels.done(state.stored)}
      </h2>
      <div className={stack(4)} role="status">
        {left > 0 && <p>{labels.left(left)}</p>}
        {refused > 0 && <p>{labels.outcomeRefused(refused)}</p>}
      </div>
      <div className={cluster(10)}>
        {state.stored > 0 && (
          <Link className={buttonClass("primary", "small")} to="/admin?view=hand-lead">
            {labels.show}
          </Link>
        )}
        {refused > 0 && (
          <button
            className={buttonClass("line", "small")}
            type="button"
            onClick={() => void download()}
          >
            {labels.takeRefused}
          </button>
        )}
        <button className={buttonClass("line", "small")} type="button" onClick={onAgain}>
          {labels.again}
        </button>
      </div>
    </>
  );
}
