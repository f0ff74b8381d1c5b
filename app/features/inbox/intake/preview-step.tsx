import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import desk from "#app/components/console/console.module.css";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { importPage as labels } from "#app/content/intake.ts";
import { cn } from "#app/lib/cn.ts";
import { knownQuery } from "./intake-queries.ts";
import { groupRows, sortRows, type Preview } from "./preview-rows.ts";
import { LeadGroup, RefusedGroup } from "./preview-group.tsx";
import type { Source } from "./read-file.ts";
import styles from "./import.module.css";

type PreviewChoices = { readonly takesKnown: boolean; readonly waits: boolean };

type PreviewStepProps = {
  readonly source: Source;
  readonly onBack: () => void;
  readonly onStart: (preview: Preview, choices: PreviewChoices) => void;
};

/** What would come of the file: who is new, who is known, and which rows stay out and why. */
export function PreviewStep({ source, onBack, onStart }: PreviewStepProps) {
  const { table, isHeaded, columns, fileName } = source;
  const [takesKnown, setTakesKnown] = useState(false);
  const [waits, setWaits] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const sorted = useMemo(() => sortRows(table, isHeaded, columns), [table, isHeaded, columns]);
  const addresses = useMemo(
    () => sorted.candidates.flatMap(({ lead }) => lead.email || []),
    [sorted],
  );
  const { data: known, isError, isFetching, refetch } = useQuery(knownQuery(addresses));
  const preview = known && groupRows(sorted, known);
  const many = preview ? preview.fresh.length + (takesKnown ? preview.known.length : 0) : 0;

  return (
    <>
      <div className={stack(4)}>
        <h2 className={cn(typography.heading, styles.title)}>{labels.steps.preview}</h2>
        <p className={typography.quiet}>
          <bdi>{labels.file(fileName, table.rows.length - (isHeaded ? 1 : 0))}</bdi>
        </p>
      </div>
      {isError && (
        <LoadFailure
          title={labels.checkFailed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!preview && !isError && (
        <p className={desk.waiting} role="status">
          <Spinner />
          {labels.checking}
        </p>
      )}
      {preview && (
        <form
          className={stack(16)}
          onSubmit={(event) => {
            event.preventDefault();
            setIsPressed(true);
            if (many > 0) onStart(preview, { takesKnown, waits });
          }}
        >
          <div className={styles.groups}>
            <LeadGroup name="fresh" rows={preview.fresh} />
            <LeadGroup name="known" rows={preview.known} />
            <RefusedGroup rows={preview.refused} />
          </div>
          <div className={stack(4)}>
            {preview.known.length > 0 && (
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={takesKnown}
                  onChange={() => setTakesKnown(!takesKnown)}
                />
                <span>{labels.takeKnown(preview.known.length)}</span>
              </label>
            )}
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={waits}
                aria-describedby="import-waits-help"
                onChange={() => setWaits(!waits)}
              />
              <span>{labels.waits}</span>
            </label>
            <p className={cn(textClass(13, "quiet"), styles.help)} id="import-waits-help">
              {labels.waitsHelp}
            </p>
          </div>
          {isPressed && many === 0 && (
            <p className={styles.fault} role="alert">
              {labels.nothing}
            </p>
          )}
          <div className={cluster(10)}>
            <button
              className={buttonClass("primary", "small")}
              type="submit"
              aria-disabled={many === 0 || undefined}
            >
              {labels.submit(many)}
            </button>
            <button className={buttonClass("line", "small")} type="button" onClick={onBack}>
              {labels.back}
            </button>
          </div>
        </form>
      )}
      {!preview && (
        <div className={cluster(10)}>
          <button className={buttonClass("line", "small")} type="button" onClick={onBack}>
            {labels.back}
          </button>
        </div>
      )}
    </>
  );
}
