import { Dialog } from "@base-ui/react/dialog";
import { useId, useRef, type ReactNode, type RefObject } from "react";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import demoParts from "./demo-parts.module.css";

type DemoDialogProps = {
  readonly isOpen: boolean;
  /** Asked for by Escape, the backdrop and the close button; the demo decides. */
  readonly onClose: () => void;
  /** The demo's own class, so that its colours reach the dialog: `app--ecommerce`. */
  readonly app: string;
  readonly title: ReactNode;
  /** Stands above the title. */
  readonly kicker?: ReactNode;
  readonly size?: "narrow" | "wide";
  /** The content is to be read: it can take the focus, so that keys scroll it. */
  readonly isText?: boolean;
  readonly footer?: ReactNode;
  /** Gets the focus on opening; the title does when there is none. */
  readonly firstFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus afterwards when what opened the dialog is gone. */
  readonly returnFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
};

/** A modal dialog in a demo: a card in the middle, the whole screen on a telephone. */
export function DemoDialog(props: DemoDialogProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  return (
    <Dialog.Root open={props.isOpen} onOpenChange={(isOpen) => isOpen || props.onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="ddlg-back" />
        <Dialog.Popup
          className={cn("app", props.app, "ddlg", `ddlg--${props.size ?? "wide"}`)}
          initialFocus={props.firstFocus ?? title}
          finalFocus={props.returnFocus ?? true}
        >
          <header className="ddlg__h">
            <div>
              {props.kicker && <p className={typography.quiet}>{props.kicker}</p>}
              <Dialog.Title className={typography.heading} id={titleId} tabIndex={-1} ref={title}>
                {props.title}
              </Dialog.Title>
            </div>
            <Dialog.Close className={demoParts.iconButton} aria-label="Close">
              <Icon name="close" />
            </Dialog.Close>
          </header>
          {props.isText ? (
            <div className="ddlg__b" role="group" aria-labelledby={titleId} tabIndex={0}>
              {props.children}
            </div>
          ) : (
            <div className="ddlg__b">{props.children}</div>
          )}
          {props.footer && <footer className="ddlg__f">{props.footer}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
