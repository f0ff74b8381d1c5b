import { useRef } from "react";
import { spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { timelineLabels } from "#app/content/conversation.ts";
import { leadDialog as labels } from "#app/content/inbox.ts";
import { cn } from "#app/lib/cn.ts";
import { LineItem } from "../conversation/small-steps.tsx";
import type { Entry } from "../entry.ts";
import { senderOf } from "../entry/entry-text.ts";
import { messageOf } from "../entry/record-fields.ts";
import type { RecordRow } from "../entry/record.ts";
import { copyByHand } from "./copy-by-hand.ts";
import record from "./record-panel.module.css";

type RecordFormProps = {
  readonly entry: Entry;
  /** `null` while it is being loaded. */
  readonly row: RecordRow | null;
  readonly now: Date;
};

/** What the record came with: its sender's words, as text, isolated from the page's own reading direction. */
export function RecordForm({ entry, row: stored, now }: RecordFormProps) {
  const messageRef = useRef<HTMLQuoteElement>(null);
  // The first letter of an e-mail stands in the conversation itself.
  const message =
    entry.kind === "email" ? "" : stored ? messageOf(entry.kind, stored) : entry.preview;
  return (
    <>
      <LineItem
        who={senderOf(entry)}
        deed={entry.kind === "email" ? timelineLabels.wroteToUs : timelineLabels.form}
        at={entry.receivedAt}
        now={now}
      />
      {message && (
        <blockquote dir="auto" ref={messageRef}>
          {message}
        </blockquote>
      )}
      <div className={cn(spread(0), textClass(12), record.reference)}>
        {message && (
          <CopyButton
            className={buttonClass("ghost", "tiny")}
            text={message}
            label={labels.copyMessage}
            doneLabel={labels.copied}
            onRefused={() => copyByHand(messageRef.current)}
          />
        )}
        <span className={typography.quiet}>
          {labels.reference}{" "}
          <span className={typography.mono} data-reference="">
            {entry.reference}
          </span>
        </span>
      </div>
    </>
  );
}
