import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import desk from "#app/components/console/console.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import panels from "#app/components/ui/panel.module.css";
import { Panel } from "#app/components/ui/panel.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { availabilityFailures, saving as labels } from "#app/content/availability.ts";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./outcome-panel.module.css";
import { OutsideCalls } from "./outside-calls.tsx";
import { outcomeSentence, type Outcome } from "./outcome.ts";

type OutcomePanelProps = {
  readonly form: {
    readonly asked: Outcome | null;
    readonly error: Error | null;
    readonly isSaving: boolean;
    readonly save: () => void;
    readonly stopAsking: () => void;
  };
};

/** Says what saving takes away before it does. */
export function OutcomePanel({ form }: OutcomePanelProps) {
  const { asked, error, isSaving, save, stopAsking } = form;
  // While the panel closes, it still shows what it showed.
  const shown = useLastKnown(asked);
  return (
    <Panel
      isOpen={asked !== null}
      onClose={stopAsking}
      className={cn(desk.console, panels.card)}
      title={labels.title}
      closeLabel={labels.close}
    >
      <div className={cn(stack(16), styles.outcome)}>
        {shown && <p className={textClass(16)}>{outcomeSentence(shown)}</p>}
        {shown && shown.outside.length > 0 && <OutsideCalls ids={shown.outside} />}
        {error && (
          <LoadFailure
            title={availabilityFailures.title}
            reason={reasonFor(error, availabilityFailures)}
            isRetrying={isSaving}
            onRetry={save}
          />
        )}
        <div className={cluster(10)}>
          <button
            className={buttonClass("primary", "small")}
            type="button"
            aria-disabled={isSaving || undefined}
            onClick={save}
          >
            {isSaving && <Spinner />}
            {isSaving ? labels.saving : labels.save}
          </button>
          <button className={buttonClass("line", "small")} type="button" onClick={stopAsking}>
            {labels.goOn}
          </button>
        </div>
      </div>
    </Panel>
  );
}
