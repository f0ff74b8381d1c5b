import { Dialog } from "@base-ui/react/dialog";
import { useId, useRef, type ReactNode, type RefObject } from "react";
import { row, spread } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import demoParts from "./demo-parts.module.css";
import styles from "./demo-dialog.module.css";

const sizes = { narrow: undefined, wide: styles.wide, side: styles.side };

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
  readonly size?: keyof typeof sizes;
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
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          className={cn(
            demoParts.theme,
            textClass(15),
            props.app,
            styles.dialog,
            sizes[props.size ?? "wide"],
            styles.card,
            props.className,
          )}
          initialFocus={props.firstFocus ?? title}
          finalFocus={props.returnFocus ?? true}
        >
          <header className={cn(row(12, "top"), styles.head, props.headClassName)}>
            <div>
              {props.kicker && <p className={typography.quiet}>{props.kicker}</p>}
              <Dialog.Title
                className={cn(typography.heading, textClass(24))}
                id={titleId}
                tabIndex={-1}
                ref={title}
              >
                {props.title}
              </Dialog.Title>
            </div>
            <Dialog.Close className={demoParts.iconButton} aria-label="Close">
              <Icon name="close" />
            </Dialog.Close>
          </header>
          {props.isText ? (
            <div
              className={cn(styles.body, props.bodyClassName)}
              role="group"
              aria-labelledby={titleId}
              tabIndex={0}
            >
              {props.children}
            </div>
          ) : (
            <div className={cn(styles.body, props.bodyClassName)}>{props.children}</div>
          )}
          {props.footer && (
            <footer className={cn(spread(12), styles.footer, props.footerClassName)}>
              {props.footer}
            </footer>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
