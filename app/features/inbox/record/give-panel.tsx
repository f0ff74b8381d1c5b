import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { divided, surface } from "#app/components/layout-kit/layout-kit.ts";
import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { callPart, givePanel as labels } from "#app/content/inbox-calls.ts";
import { cn } from "#app/lib/cn.ts";
import { hostName } from "../entry/call-host.ts";
import { PartFailure } from "../part-failure.tsx";
import type { Undo } from "../work/use-undo.ts";
import type { BookedCall } from "./booked-call.ts";
import styles from "./call-panel.module.css";
import { CallPanel } from "./call-panel.tsx";
import { takersQuery } from "./call-queries.ts";
import { sentenceOf } from "./call-refused.ts";
import { giveCall, type Taker } from "./call-repository.ts";
import { useCallChange } from "./use-call-change.ts";

type GivePanelProps = {
  readonly call: BookedCall;
  readonly isOpen: boolean;
  readonly undo: Undo;
  readonly onClose: () => void;
};

/** Who else could take a call at its time. */
export function GivePanel({ call, isOpen, undo, onClose }: GivePanelProps) {
  const query = useQuery({ ...takersQuery(call.id), enabled: isOpen });
  const [chosen, setChosen] = useState<number | null>(null);
  const change = useCallChange(undo, close);
  const name = chosen === null ? null : hostName(chosen, call.hosts);

  function close() {
    setChosen(null);
    onClose();
  }

  function give() {
    if (chosen === null) return;
    change.mutate({
      make: () => giveCall(call.id, chosen),
      takeBack: () => giveCall(call.id, call.host),
      done: labels.done(hostName(chosen, call.hosts)),
    });
  }

  return (
    <CallPanel
      isOpen={isOpen}
      onClose={onClose}
      title={labels.title}
      note={<bdi>{call.name}</bdi>}
      submit={name === null ? labels.choose : labels.submit(name)}
      sending={labels.sending}
      isBusy={change.isPending}
      isIdle={chosen === null}
      failure={change.error && sentenceOf(change.error)}
      letter={callPart.letterToHost}
      onSubmit={give}
    >
      <PartFailure text={callPart.partFailed} query={query} />
      <fieldset className={parts.fieldset}>
        <legend className={typography.visuallyHidden}>{labels.people}</legend>
        <div className={cn(surface(), divided)}>
          {query.data?.map((taker) => {
            const isHere = taker.host === call.host;
            const isOut = isHere || !taker.isFree;
            return (
              <label key={taker.host} className={styles.person} data-busy={isOut || undefined}>
                <input
                  type="radio"
                  name="taker"
                  checked={chosen === taker.host}
                  disabled={isOut}
                  onChange={() => setChosen(taker.host)}
                />
                <bdi>{hostName(taker.host, call.hosts)}</bdi>{" "}
                <span className={textClass(13, "quiet")}>{markOf(taker, isHere)}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
    </CallPanel>
  );
}

function markOf({ isFree, isOpen }: Taker, isHere: boolean): string {
  if (isHere) return labels.has;
  if (!isFree) return labels.busy;
  return isOpen ? labels.free : labels.outside;
}
