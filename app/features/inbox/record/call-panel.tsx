import { useId, type FormEvent, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import desk from "#app/components/console/console.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import panels from "#app/components/ui/panel.module.css";
import { Spinner } from "#app/components/ui/spinner.tsx";
import typography from "#app/components/ui/typography.module.css";
import { callFailures, callPart } from "#app/content/inbox-calls.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./call-panel.module.css";
import { hasMailQuery } from "./call-queries.ts";

type CallPanelProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly note: ReactNode;
  readonly submit: string;
  /** While it is under way. */
  readonly sending: string;
  readonly isBusy: boolean;
  /** Whether there is nothing to do yet. */
  readonly isIdle?: boolean;
  readonly failure: string | null;
  readonly onSubmit: () => void;
  /** Who is told, where letters go out. */
  readonly letter?: string;
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

/** A panel over the record for one change of a call: its choices, why it failed, and one button. */
export function CallPanel(props: CallPanelProps) {
  const { isBusy, isIdle = false, failure, letter = callPart.letter } = props;
  const { data: hasMail } = useQuery(hasMailQuery());
  const formId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && !isIdle) props.onSubmit();
  }

  return (
    <Panel
      isOpen={props.isOpen}
      onClose={props.onClose}
      className={cn(desk.console, panels.card, styles.panel)}
      title={props.title}
      note={props.note}
      closeLabel={callPart.close}
      footer={
        <div className={styles.foot}>
          <button
            className={buttonClass("primary", "small")}
            type="submit"
            form={formId}
            aria-disabled={isBusy || isIdle || undefined}
          >
            {isBusy && <Spinner />}
            {isBusy ? props.sending : props.submit}
          </button>
          {props.more}
          {hasMail !== undefined && (
            <p className={typography.quiet}>{hasMail ? letter : callPart.noLetter}</p>
          )}
        </div>
      }
    >
      <form
        className={cn(stack(16), styles.body)}
        id={formId}
        method="post"
        noValidate
        aria-label={props.title}
        onSubmit={submit}
      >
        {props.children}
        {failure && (
          <Notice tone="error" title={callFailures.title}>
            {failure}
          </Notice>
        )}
      </form>
    </Panel>
  );
}
