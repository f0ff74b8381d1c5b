import { cluster, spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { availabilityFailures, saving as labels } from "#app/content/availability.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./save-bar.module.css";

type SaveBarProps = {
  readonly form: {
    readonly isDirty: boolean;
    readonly isSaving: boolean;
    readonly error: Error | null;
    readonly faults: Readonly<Record<string, string>>;
    readonly asked: unknown;
    readonly save: () => void;
    readonly drop: () => void;
  };
};

/** Stays at the foot of the window while something is not saved. */
export function SaveBar({ form }: SaveBarProps) {
  const { isDirty, isSaving, error, faults, asked, save, drop } = form;
  const count = Object.keys(faults).length;
  if (!isDirty) return null;
  return (
    <div className={styles.saveBar}>
      {error && asked === null && (
        <LoadFailure
          title={availabilityFailures.title}
          reason={reasonFor(error, availabilityFailures)}
          isRetrying={isSaving}
          onRetry={save}
        />
      )}
      <div className={spread(12)}>
        <p className={textClass(14, 600)} role="status">
          {count > 0 ? (
            <span className={styles.faults}>{labels.faults(count)}</span>
          ) : (
            labels.unsaved
          )}
        </p>
        <div className={cluster(10)}>
          <button className={buttonClass("ghost", "small")} type="button" onClick={drop}>
            {labels.discard}
          </button>
          <button
            className={buttonClass("primary", "small")}
            type="submit"
            aria-disabled={isSaving || undefined}
          >
            {isSaving && <Spinner />}
            {isSaving ? labels.saving : labels.save}
          </button>
        </div>
      </div>
    </div>
  );
}

type RestoredProps = {
  readonly form: {
    readonly isRestored: boolean;
    readonly keep: () => void;
    readonly drop: () => void;
  };
};

/** What this tab has remembered is in the fields again. */
export function RestoredNote({ form }: RestoredProps) {
  if (!form.isRestored) return null;
  return (
    <div className={cn(spread(12), styles.restored)} role="status">
      <p>
        <b className={textClass(15, 600)}>{labels.restored}</b>{" "}
        <span className={textClass(14, "quiet")}>{labels.restoredText}</span>
      </p>
      <div className={cluster(10)}>
        <button className={buttonClass("line", "tiny")} type="button" onClick={form.keep}>
          {labels.keep}
        </button>
        <button className={buttonClass("ghost", "tiny")} type="button" onClick={form.drop}>
          {labels.drop}
        </button>
      </div>
    </div>
  );
}
