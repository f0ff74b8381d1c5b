import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { callPart, movePanel as labels } from "#app/content/inbox-calls.ts";
import { ownZone } from "#app/lib/own-zone.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import { hostName } from "../entry/call-host.ts";
import { PartFailure } from "../part-failure.tsx";
import type { Undo } from "../work/use-undo.ts";
import type { BookedCall } from "./booked-call.ts";
import { CallPanel } from "./call-panel.tsx";
import { openTimesQuery } from "./call-queries.ts";
import { sentenceOf } from "./call-refused.ts";
import { moveCall } from "./call-repository.ts";
import { openDays, takerOf } from "./open-days.ts";
import { OpenTimes } from "./open-times.tsx";
import { useCallChange } from "./use-call-change.ts";

type MovePanelProps = {
  readonly call: BookedCall;
  readonly isOpen: boolean;
  readonly undo: Undo;
  readonly onClose: () => void;
};

/** Another time for a call: one that is open, or any that has been agreed on, and who takes it then. */
export function MovePanel({ call, isOpen, undo, onClose }: MovePanelProps) {
  const query = useQuery({ ...openTimesQuery(call.id), enabled: isOpen });
  const [chosen, setChosen] = useState<string | null>(null);
  /** As the field has it: `2026-12-01T10:00`, of the reader's clock. */
  const [typed, setTyped] = useState("");
  const [wanted, setWanted] = useState(0);
  const [mistake, setMistake] = useState<string>();
  const change = useCallChange(undo, close);
  const zone = ownZone();
  const days = query.data && openDays(query.data, zone);
  const at = typed ? isoOf(typed) : chosen;
  const free = typed
    ? call.hosts.filter(({ isGone }) => !isGone).map(({ number }) => number)
    : (query.data?.find(({ startsAt }) => startsAt === chosen)?.hosts ?? []);
  const taker = takerOf(free, wanted, call.host);

  function close() {
    setChosen(null);
    setTyped("");
    setMistake(undefined);
    onClose();
  }

  function move() {
    if (at === null || taker === null) return;
    if (Date.parse(at) <= Date.now()) {
      setMistake(labels.past);
      return;
    }
    change.mutate({
      make: () => moveCall(call.id, at, taker),
      takeBack: () => moveCall(call.id, call.startsAt, call.host),
      done: labels.done(momentLabel(at)),
    });
  }

  return (
    <CallPanel
      isOpen={isOpen}
      onClose={onClose}
      title={labels.title}
      note={
        <>
          <bdi>{call.name}</bdi>, {labels.now(momentLabel(call.startsAt))}
        </>
      }
      submit={at === null ? labels.choose : labels.submit(momentLabel(at))}
      sending={labels.busy}
      isBusy={change.isPending}
      isIdle={at === null || taker === null}
      failure={change.error && sentenceOf(change.error)}
      onSubmit={move}
    >
      <PartFailure text={callPart.partFailed} query={query} />
      {query.isLoading && (
        <p className={typography.quiet} role="status">
          {labels.loading}
        </p>
      )}
      {days?.length === 0 && <p>{labels.none}</p>}
      {days && days.length > 0 && (
        <OpenTimes
          days={days}
          chosen={typed ? null : chosen}
          onChoose={(startsAt) => {
            setChosen(startsAt);
            setTyped("");
            setMistake(undefined);
          }}
        />
      )}
      <Field
        name="otherTime"
        label={labels.other}
        hint={labels.otherHint}
        error={mistake}
        isOptional
        scope="move"
      >
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setMistake(undefined);
            }}
          />
        )}
      </Field>
      {taker !== null && (
        <Field name="host" label={labels.host} scope="move">
          {(control) => (
            <select
              {...control}
              value={taker}
              onChange={(event) => setWanted(Number(event.target.value))}
            >
              {free.map((number) => (
                <option key={number} value={number}>
                  {hostName(number, call.hosts)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </CallPanel>
  );
}

/** `Tue, Dec 1, 10:00 AM` */
function momentLabel(isoTime: string): string {
  const moment = new Date(isoTime);
  return `${readerDate(moment, "weekday")}, ${readerDate(moment, "time")}`;
}

function isoOf(typed: string): string | null {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
