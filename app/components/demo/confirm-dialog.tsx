import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useRef, type ReactNode } from "react";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import demoParts from "./demo-parts.module.css";
import styles from "./demo-dialog.module.css";

type ConfirmChoice = {
  readonly label: string;
  readonly onChoose: () => void;
};

type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly app: string;
  readonly title: string;
  readonly text?: string;
  /** Changes nothing; has the focus, and Escape means it. */
  readonly keep: ConfirmChoice;
  /** One or two ways to go on, the strongest last. */
  readonly choices: readonly ConfirmChoice[];
  readonly returnFocus?: () => HTMLElement | null;
  readonly className?: string;
  /** A choice that goes with the answer. */
  readonly children?: ReactNode;
};

/** Asks before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    app,
    title,
    text: question,
    keep,
    choices,
    returnFocus,
    className,
    children,
  } = props;
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => open || keep.onChoose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup
          className={cn(
            demoParts.theme,
            textClass(15),
            app,
            styles.dialog,
            styles.question,
            className,
          )}
          initialFocus={safe}
          finalFocus={returnFocus ?? true}
        >
          <AlertDialog.Title className={cn(typography.heading, textClass(24))}>
            {title}
          </AlertDialog.Title>
          {question && <AlertDialog.Description>{question}</AlertDialog.Description>}
          {children}
          <div className={cn(cluster(10), styles.answers)}>
            <button
              className={buttonClass("line")}
              type="button"
              ref={safe}
              onClick={keep.onChoose}
            >
              {keep.label}
            </button>
            {choices.map(({ label, onChoose }) => (
              <button key={label} className={buttonClass()} type="button" onClick={onChoose}>
                {label}
              </button>
            ))}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
