import { useId, useState, type FormEvent } from "react";
import desk from "#app/components/console/console.module.css";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { FieldError } from "#app/components/ui/field-error.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import panels from "#app/components/ui/panel.module.css";
import parts from "#app/components/ui/part.module.css";
import typography from "#app/components/ui/typography.module.css";
import { moveLabels as labels, reasonNames } from "#app/content/deals.ts";
import { cn } from "#app/lib/cn.ts";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import { lostReasons, type Deal, type LostReason } from "./deal.ts";
import styles from "./deal-panel.module.css";
import { dealButton } from "./tile-focus.ts";

type LostPanelProps = {
  /** `null` while nothing is asked. */
  readonly deal: Deal | null;
  readonly onClose: () => void;
  readonly onLose: (reason: LostReason) => void;
};

/** Asks why a deal is lost, before it is moved. */
export function LostPanel({ deal, onClose, onLose }: LostPanelProps) {
  const shown = useLastKnown(deal);
  return (
    <Panel
      isOpen={deal !== null}
      onClose={onClose}
      className={cn(desk.console, panels.card)}
      title={labels.lostTitle}
      note={<bdi>{shown?.title}</bdi>}
      closeLabel={labels.close}
      returnFocus={() => (shown ? dealButton(shown.id) : null)}
    >
      {shown && <Reasons key={shown.id} onClose={onClose} onLose={onLose} />}
    </Panel>
  );
}

function Reasons({ onClose, onLose }: Pick<LostPanelProps, "onClose" | "onLose">) {
  const [reason, setReason] = useState<LostReason | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (reason !== null) {
      onLose(reason);
      return;
    }
    setIsMissing(true);
    event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <form className={cn(stack(16), styles.question)} method="post" noValidate onSubmit={submit}>
      <fieldset className={parts.fieldset} aria-describedby={isMissing ? `${id}-error` : undefined}>
        <legend className={typography.visuallyHidden}>{labels.reasons}</legend>
        {lostReasons.map((name) => (
          <label key={name} className={styles.reason}>
            <input
              type="radio"
              name="reason"
              checked={reason === name}
              onChange={() => {
                setReason(name);
                setIsMissing(false);
              }}
            />
            {reasonNames[name]}
          </label>
        ))}
      </fieldset>
      <FieldError name={id} text={isMissing ? labels.chooseReason : undefined} />
      <div className={cluster(10)}>
        <button className={buttonClass("primary", "small")} type="submit">
          {labels.lose}
        </button>
        <button className={buttonClass("line", "small")} type="button" onClick={onClose}>
          {labels.cancel}
        </button>
      </div>
    </form>
  );
}
