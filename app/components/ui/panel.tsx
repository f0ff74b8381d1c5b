import { cn } from "#app/lib/cn.ts";
import { Dialog } from "@base-ui/react/dialog";
import { useRef, type ReactNode } from "react";
import { Icon } from "./icon.tsx";
import panels from "./panel.module.css";
import typography from "./typography.module.css";

type PanelProps = {
  readonly isOpen: boolean;
  /** Asked for by Escape, the backdrop and the close button; the owner decides. */
  readonly onClose: () => void;
  readonly className: string | undefined;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Buttons beside the close button. */
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  readonly closeLabel: string;
  /** Stands beside the page, which stays in use, and not over it. */
  readonly isBeside?: boolean;
  /** Escape leaves the field that is being filled in, and closes when it is pressed once more. */
  readonly isFieldFirst?: boolean;
  /** Where the focus goes afterwards; by default back to where it came from. */
  readonly returnFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
};

/** A modal panel: head with title and close button, body, and a foot for what can be done. */
export function Panel(props: PanelProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={props.isOpen}
      modal={!props.isBeside}
      disablePointerDismissal={props.isBeside}
      onOpenChange={(isOpen, { reason, cancel }) => {
        if (isOpen) return;
        if (props.isBeside && (reason === "focus-out" || reason === "outside-press"))
          return cancel();
        if (props.isFieldFirst && reason === "escape-key" && leaveField(popup.current)) cancel();
        else props.onClose();
      }}
    >
      <Dialog.Portal>
        {!props.isBeside && <Dialog.Backdrop className={panels.backdrop} />}
        <Dialog.Popup
          data-beside={props.isBeside ? "" : undefined}
          className={cn(panels.panel, props.className)}
          ref={popup}
          initialFocus={popup}
          finalFocus={props.returnFocus ?? true}
        >
          <header>
            <div className={panels.title}>
              <Dialog.Title className={typography.heading}>{props.title}</Dialog.Title>
              {props.note && <p className={typography.quiet}>{props.note}</p>}
            </div>
            {props.tools}
            <Dialog.Close className={panels.close} aria-label={props.closeLabel}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          {props.children}
          {props.footer && <footer>{props.footer}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Answers whether there was a field to leave. */
function leaveField(popup: HTMLElement | null): boolean {
  const { activeElement } = document;
  if (
    !popup?.contains(activeElement) ||
    !activeElement?.matches("textarea, select, input:not([type=checkbox])")
  ) {
    return false;
  }
  popup.focus();
  return true;
}
