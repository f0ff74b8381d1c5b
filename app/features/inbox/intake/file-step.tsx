import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { importPage as labels } from "#app/content/intake.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./import.module.css";

type FileStepProps = {
  /** Why the last file cannot be taken. */
  readonly refusal: string | null;
  readonly isReading: boolean;
  readonly onChoose: (file: File) => void;
};

/** The control lies over the whole zone, so that browsers take a file that is dropped there by themselves. */
export function FileStep({ refusal, isReading, onChoose }: FileStepProps) {
  return (
    <>
      <div className={cn(surface(), styles.zone)}>
        <span className={buttonClass("primary", "small")} aria-hidden="true">
          {isReading && <Spinner />}
          {isReading ? labels.reading : labels.choose}
        </span>
        <span className={textClass(14, "quiet")} aria-hidden="true">
          {labels.drop}
        </span>
        <p className={textClass(13, "quiet")} id="import-limits">
          {labels.limits}
        </p>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          aria-label={labels.choose}
          aria-describedby={refusal ? "import-refusal import-limits" : "import-limits"}
          aria-invalid={refusal ? true : undefined}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file can be chosen again, once it has been changed.
            event.target.value = "";
            if (file && !isReading) onChoose(file);
          }}
        />
      </div>
      <div role="alert">
        {refusal && (
          <p className={styles.fault} id="import-refusal">
            <Icon name="warning" />
            <span>{refusal}</span>
          </p>
        )}
      </div>
    </>
  );
}
