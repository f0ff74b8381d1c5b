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
  /** `side` stands at the right edge, the whole height. */
  readonly size?: "narrow" | "wide" | "side";
  /** The content is to be read: it can take the focus, so that keys scroll it. */
  readonly isText?: boolean;
  readonly footer?: ReactNode;
  /** Gets the focus on opening; the title does when there is none. */
  readonly firstFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus afterwards when what opened the dialog is gone. */
  readonly returnFocus?: () => HTMLElement | null;
  readonly className?: string;
  readonly headClassName?: string;
  readonly bodyClassName?: string;
  readonly footerClassName?: string;
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
          className={cn("app", props.app, "ddlg", `ddlg--${props.size ?? "wide"}`, props.className)}
          initialFocus={props.firstFocus ?? title}
          finalFocus={props.returnFocus ?? true}
        >
          <header className={cn("ddlg__h", props.headClassName)}>
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
            <div
              className={cn("ddlg__b", props.bodyClassName)}
              role="group"
              aria-labelledby={titleId}
              tabIndex={0}
            >
              {props.children}
            </div>
          ) : (
            <div className={cn("ddlg__b", props.bodyClassName)}>{props.children}</div>
          )}
          {props.footer && (
            <footer className={cn("ddlg__f", props.footerClassName)}>{props.footer}</footer>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
