import { useState } from "react";
import { Link } from "react-router";
import { downloadBlob } from "#app/browser/download.ts";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { notify } from "#app/components/ui/toast-host.tsx";
import { callDialogLabels } from "#app/content/calls.ts";
import { toasts } from "#app/content/messages.ts";
import { cn } from "#app/lib/cn.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import styles from "./call-actions.module.css";
import { callEvent, managePath } from "./call-event.ts";
import type { SentCall } from "./use-call-form.ts";

type BookedActionsProps = {
  readonly type: CallTypeId;
  readonly sent: SentCall;
  readonly onDone: (() => void) | undefined;
};

const { booked: words } = callDialogLabels;

/** What can be done with a call that is booked; its link is here alone while no letter brings it. */
export function BookedActions({ type, sent, onDone }: BookedActionsProps) {
  const { secret, reference } = sent.booked;
  const [isRefused, setIsRefused] = useState(false);
  const address = `${location.origin}${managePath(secret)}`;

  function save() {
    const event = callEvent(type, sent, location.origin, new Date());
    downloadBlob(`${reference}.ics`, "text/calendar;charset=utf-8", event);
  }

  return (
    <div className={cn(cluster(10), styles.actions, secret && onDone && styles.four)}>
      <button className={buttonClass("primary", "small")} type="button" onClick={save}>
        <Icon name="calendar" />
        {words.save}
      </button>
      {secret && (
        <>
          <Link className={buttonClass("line", "small")} to={managePath(secret)} reloadDocument>
            {words.manage}
          </Link>
          <CopyButton
            className={buttonClass("line", "small")}
            text={address}
            label={words.copy}
            doneLabel={words.copied}
            onRefused={() => {
              setIsRefused(true);
              void notify(toasts.copyByHand);
            }}
          />
        </>
      )}
      {onDone && (
        <button className={buttonClass("line", "small")} type="button" onClick={onDone}>
          {words.done}
        </button>
      )}
      {isRefused && (
        <input
          className={styles.address}
          readOnly
          value={address}
          aria-label={words.address}
          ref={selectAll}
        />
      )}
    </div>
  );
}

function selectAll(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}
