import { useEffect, useRef } from "react";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { replyLabels as labels } from "#app/content/conversation.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./reply.module.css";

/** What is asked once before a reply leaves. */
export type Question =
  | { readonly kind: "file"; readonly go: () => void }
  | { readonly kind: "busy" }
  | { readonly kind: "forged"; readonly go: () => void }
  | { readonly kind: "newer"; readonly read: () => void; readonly go: () => void };

type ReplyQuestionProps = { readonly question: Question; readonly onClose: () => void };

export function ReplyQuestion({ question, onClose }: ReplyQuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={cn(stack(8, "start"), styles.question)} role="alert" tabIndex={-1} ref={box}>
      {question.kind === "busy" && <p>{labels.errors.files}</p>}
      {question.kind === "file" && (
        <p>
          <b>{labels.noFileTitle}</b> {labels.noFile}
        </p>
      )}
      {question.kind === "newer" && <p>{labels.newer}</p>}
      {question.kind === "forged" && (
        <p>
          <b>{labels.forgedTitle}.</b> {labels.forged}
        </p>
      )}
      <div className={row(8)}>
        {question.kind === "newer" && (
          <button className={buttonClass("line", "tiny")} type="button" onClick={question.read}>
            {labels.readIt}
          </button>
        )}
        {question.kind !== "busy" && (
          <button className={buttonClass("line", "tiny")} type="button" onClick={question.go}>
            {question.kind === "forged" ? labels.writeAnyway : labels.sendAnyway}
          </button>
        )}
        <button className={buttonClass("ghost", "tiny")} type="button" onClick={onClose}>
          {question.kind === "forged" ? labels.writeNot : labels.writeOn}
        </button>
      </div>
    </div>
  );
}
