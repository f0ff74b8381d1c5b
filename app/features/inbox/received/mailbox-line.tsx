import { Icon } from "#app/components/ui/icon.tsx";
import { row, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { receivedLabels as labels } from "#app/content/received.ts";
import { cn } from "#app/lib/cn.ts";
import { receivedAt } from "../entry/received-at.ts";
import type { MailState } from "./mail-state.ts";
import styles from "./received.module.css";

type MailboxLineProps = { readonly state: MailState | null; readonly now: Date };

/** Whether the mailbox is read, since when not, why, and when it is tried again. */
export function MailboxLine({ state, now }: MailboxLineProps) {
  const at = (isoTime: string) => receivedAt(isoTime, now).sentence;
  const isFailing = state !== null && state.failingSince !== null;
  const tone = isFailing ? "failing" : state?.lastOkAt ? "ok" : "off";
  return (
    <div className={cn(surface(), row(14, "top"), styles.mailbox)} data-tone={tone} role="status">
      <Icon name={isFailing ? "warning" : "mail"} />
      <div>
        <p className={textClass(15, 600)}>{headline(state, at)}</p>
        {isFailing && (
          <p className={cn(typography.quiet, styles.reason)}>
            {state.error !== "" && <q>{state.error}</q>}{" "}
            {state.lastOkAt && labels.state.lastOk(at(state.lastOkAt))}{" "}
            {state.nextTryAt && labels.state.next(at(state.nextTryAt))}
          </p>
        )}
      </div>
    </div>
  );
}

function headline(state: MailState | null, at: (isoTime: string) => string): string {
  if (state === null) return labels.state.off;
  if (state.failingSince) return labels.state.failing(at(state.failingSince));
  return state.lastOkAt ? labels.state.ok(at(state.lastOkAt)) : labels.state.never;
}
