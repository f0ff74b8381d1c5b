import { useEffect, useId, useRef, type ReactNode } from "react";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { SubmitButton } from "#app/components/ui/submit-button.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import styles from "./my-call.module.css";
import type { useCallChange } from "./use-call-change.ts";
import { useEscape } from "./use-escape.ts";

type MyCallQuestionProps = {
  readonly form: ReturnType<typeof useCallChange>;
  readonly title: string;
  readonly text?: string;
  readonly submit: string;
  readonly submitting: string;
  readonly keep: string;
  /** Asked for by the button and by Escape. */
  readonly onKeep: () => void;
  readonly children?: ReactNode;
};

/** Asks once more, in the page, before something ends. */
export function MyCallQuestion(props: MyCallQuestionProps) {
  const { form, title, text, submit, submitting, keep, onKeep, children } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEscape(form.formProps.ref, onKeep);
  return (
    <form className={stack(16)} aria-labelledby={id} {...form.formProps}>
      <div className={stack(6)}>
        <h2 className={cn(typography.heading, textClass(20))} id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        {text && <p className={textClass(15, "quiet")}>{text}</p>}
      </div>
      {children}
      <SendFailed form={form} />
      <div className={cn(cluster(10), styles.actions)}>
        <SubmitButton label={submit} busyLabel={submitting} isBusy={form.phase === "sending"} />
        <button className={buttonClass("line")} type="button" onClick={onKeep}>
          {keep}
        </button>
      </div>
    </form>
  );
}
