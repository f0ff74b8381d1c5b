import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { notify } from "#app/components/ui/toast-host.tsx";
import typography from "#app/components/ui/typography.module.css";
import { callFailures, callPart as labels } from "#app/content/inbox-calls.ts";
import { cn } from "#app/lib/cn.ts";
import type { RecordRow } from "../entry/record.ts";
import failures from "../part-failure.module.css";
import type { Undo } from "../work/use-undo.ts";
import { bookedCall } from "./booked-call.ts";
import { isRefusedQuery } from "./call-queries.ts";
import { sentenceOf } from "./call-refused.ts";
import { CancelPanel } from "./cancel-panel.tsx";
import { GivePanel } from "./give-panel.tsx";
import { MovePanel } from "./move-panel.tsx";
import styles from "./record-call.module.css";
import { RecordPart } from "./record-part.tsx";
import { useBlock } from "./use-block.ts";

type RecordCallProps = {
  readonly row: RecordRow;
  readonly undo: Undo;
  readonly now: Date;
};

type Open = "move" | "give" | "cancel" | null;

/** What can be done about a call: its time, who takes it, whether it takes place, and whether its mailbox may book again. */
export function RecordCall({ row, undo, now }: RecordCallProps) {
  const call = bookedCall(row, now);
  const [open, setOpen] = useState<Open>(null);
  const refused = useQuery(isRefusedQuery(call.id));
  const block = useBlock(call.id, (error) => {
    const { title } = callFailures;
    void notify({ title, description: sentenceOf(error), tone: "error" });
  });
  const isNobodys =
    call.isAhead && call.hosts.some(({ number, isGone }) => number === call.host && isGone);
  const close = () => setOpen(null);
  const ways = [
    ["move", labels.move],
    ["give", labels.give],
    ["cancel", labels.cancel],
  ] as const;

  return (
    <RecordPart title={labels.title} query={refused}>
      {isNobodys && (
        <p className={failures.failed} role="alert">
          {labels.nobody}
        </p>
      )}
      {call.status === "confirmed" && !call.isAhead && (
        <p className={typography.quiet}>{labels.past}</p>
      )}
      <div className={cn(cluster(8), styles.ways)}>
        {call.isAhead &&
          ways.map(([way, label]) => (
            <button
              key={way}
              className={buttonClass("line", "tiny")}
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(way)}
            >
              {label}
            </button>
          ))}
        {refused.data !== undefined && (
          <button
            className={buttonClass("ghost", "tiny")}
            type="button"
            aria-disabled={block.isPending || undefined}
            onClick={() => block.isPending || block.mutate(!refused.data)}
          >
            {refused.data ? labels.unblock : labels.block}
          </button>
        )}
      </div>
      <p className={typography.quiet} role="status">
        {refused.data && labels.blocked}
        {refused.data === false && block.isSuccess && labels.unblocked}
      </p>
      <MovePanel call={call} isOpen={open === "move"} undo={undo} onClose={close} />
      <GivePanel call={call} isOpen={open === "give"} undo={undo} onClose={close} />
      <CancelPanel call={call} isOpen={open === "cancel"} undo={undo} onClose={close} />
    </RecordPart>
  );
}
