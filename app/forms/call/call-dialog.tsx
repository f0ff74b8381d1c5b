import { cn } from "#app/lib/cn.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { Dialog } from "@base-ui/react/dialog";
import { useRef, useState, type RefObject } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { callTypes, callDialogLabels } from "#app/content/calls.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import { ownZone } from "#app/lib/own-zone.ts";
import styles from "./call-dialog.module.css";
import { CallSteps } from "./call-steps.tsx";
import { callTitle, useCallFlow } from "./use-call-flow.ts";

type CallDialogProps = {
  readonly type: CallTypeId;
  readonly isOpen: boolean;
  /** Asked for by Escape, the backdrop and the close button; the history decides. */
  readonly onClose: () => void;
  /** Gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
};

/** The booking of a call: a card over the page, a sheet from below on telephones. */
export function CallDialog({ type, isOpen, onClose, opener }: CallDialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          className={styles.dialog}
          ref={popup}
          initialFocus={popup}
          finalFocus={opener}
        >
          <CallContent type={type} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Forgets itself with every closing; what was typed is kept by the draft, and what waits for a letter by the tab. */
function CallContent({ type, onClose }: { type: CallTypeId; onClose: () => void }) {
  const [order] = useState(() => ({ type, zone: ownZone() }));
  const flow = useCallFlow(order);
  const { title, text } = callTypes[type];
  const isForm = flow.stage.name === "form";
  return (
    <>
      <header className={cn(row(16, "top"), layout.spread, styles.head)}>
        <div>
          <Dialog.Title className={typography.heading}>
            {callTitle(flow.stage.name, title, callDialogLabels.booked.title)}
          </Dialog.Title>
          {isForm && <Dialog.Description className={typography.quiet}>{text}</Dialog.Description>}
        </div>
        <Dialog.Close className={styles.close} aria-label={callDialogLabels.close}>
          <Icon name="close" />
        </Dialog.Close>
      </header>
      <CallSteps order={order} flow={flow} onDone={onClose} />
    </>
  );
}
