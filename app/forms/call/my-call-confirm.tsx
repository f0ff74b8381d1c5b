import { useRef, useState } from "react";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { SubmitButton } from "#app/components/ui/submit-button.tsx";
import { callRefusals } from "#app/content/calls.ts";
import { callPages, confirmCallWords as words } from "#app/content/my-call.ts";
import { cn } from "#app/lib/cn.ts";
import { MyCallCard } from "./my-call-card.tsx";
import { MyCallGiveUp } from "./my-call-give-up.tsx";
import type { MyCall } from "./my-call-repository.ts";
import styles from "./my-call.module.css";
import { nothingToCheck, useCallChange } from "./use-call-change.ts";
import type { MyCallPage } from "./use-my-call.ts";

type MyCallConfirmProps = {
  readonly call: MyCall;
  readonly page: MyCallPage;
  readonly zone: string;
};

/** A call that was asked for: the press that makes it one, and the two that give it up. */
export function MyCallConfirm({ call, page, zone }: MyCallConfirmProps) {
  const [isGivingUp, setIsGivingUp] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function keep() {
    setIsGivingUp(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <MyCallCard
      call={call}
      zone={zone}
      before={
        isGivingUp ? (
          <MyCallGiveUp page={page} onKeep={keep} />
        ) : (
          <ConfirmForm call={call} page={page} />
        )
      }
    >
      {!isGivingUp && (
        <div className={cluster(0)}>
          <button
            className={buttonClass("line", "small")}
            type="button"
            ref={opener}
            onClick={() => setIsGivingUp(true)}
          >
            {words.notMine}
          </button>
        </div>
      )}
    </MyCallCard>
  );
}

function ConfirmForm({ call, page }: Omit<MyCallConfirmProps, "zone">) {
  const form = useCallChange({
    name: "Confirming a call",
    page,
    check: nothingToCheck,
    submit: async (secret) => {
      const { confirmCall } = await import("./my-call-repository.ts");
      return confirmCall(secret);
    },
    sent: words.confirmedToast,
    failed: words.failedToast,
    onDone: (confirmed) => page.show(confirmed, "confirmed"),
  });
  const { refusal, phase, formProps, resultRef } = form;
  const refused = refusal === "taken" ? words.taken : refusal && callRefusals[refusal];
  return (
    <form className={stack(16)} aria-label={words.title} {...formProps}>
      {refused ? (
        <Notice tone="error" title={refused.title} ref={resultRef}>
          {refused.text}
        </Notice>
      ) : (
        <SendFailed form={form} />
      )}
      <div className={cn(cluster(12), styles.actions)}>
        {refusal === "taken" ? (
          <ActionLink to={callPages[call.type]} label={words.taken.action} icon="arrow" />
        ) : (
          <SubmitButton
            label={words.submit}
            busyLabel={words.submitting}
            isBusy={phase === "sending"}
          />
        )}
      </div>
    </form>
  );
}
