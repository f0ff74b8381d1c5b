import type { ReactNode } from "react";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import panels from "#app/components/ui/panel.module.css";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { cn } from "#app/lib/cn.ts";
import desk from "./console.module.css";
import styles from "./form-panel.module.css";

type ConfirmPanelProps = {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly words: {
    readonly close: string;
    readonly confirm: string;
    readonly confirming: string;
    readonly cancel: string;
    readonly failed: string;
  };
  readonly isBusy: boolean;
  /** Why it was not done, and what helps. */
  readonly failure: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Where the focus goes afterwards; by default back to where it came from. */
  readonly returnFocus?: () => HTMLElement | null;
  /** What follows from it. */
  readonly children: ReactNode;
};

/** Asks once more before something is done that has consequences; stays while it is being done. */
export function ConfirmPanel(props: ConfirmPanelProps) {
  const { isOpen, title, words, isBusy, failure, onConfirm, returnFocus, children } = props;

  function close() {
    if (!isBusy) props.onClose();
  }

  return (
    <Panel
      isOpen={isOpen}
      onClose={close}
      className={cn(desk.console, panels.card)}
      title={title}
      closeLabel={words.close}
      {...(returnFocus && { returnFocus })}
    >
      <div className={cn(stack(16), styles.body)}>
        {children}
        {failure !== null && (
          <Notice tone="error" title={words.failed}>
            {failure}
          </Notice>
        )}
        <div className={cluster(10)}>
          <button
            className={buttonClass("primary", "small")}
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onConfirm()}
          >
            {isBusy && <Spinner />}
            {isBusy ? words.confirming : words.confirm}
          </button>
          <button
            className={buttonClass("line", "small")}
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={close}
          >
            {words.cancel}
          </button>
        </div>
      </div>
    </Panel>
  );
}
