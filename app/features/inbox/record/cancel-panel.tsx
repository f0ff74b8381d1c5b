import { useState } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { cancelPanel as labels } from "#app/content/inbox-calls.ts";
import type { Undo } from "../work/use-undo.ts";
import type { BookedCall } from "./booked-call.ts";
import { CallPanel } from "./call-panel.tsx";
import { sentenceOf } from "./call-refused.ts";
import { cancelCall, restoreCall } from "./call-repository.ts";
import { useCallChange } from "./use-call-change.ts";

type CancelPanelProps = {
  readonly call: BookedCall;
  readonly isOpen: boolean;
  readonly undo: Undo;
  readonly onClose: () => void;
};

/** Words that have not been sent yet, by the call that they are for: they outlive the panel and the record. */
const unsent = new Map<string, string>();

/** Cancels a call, with words to its visitor. */
export function CancelPanel({ call, isOpen, undo, onClose }: CancelPanelProps) {
  const [words, setWords] = useState(() => unsent.get(call.id) ?? "");
  const change = useCallChange(undo, onClose);

  return (
    <CallPanel
      isOpen={isOpen}
      onClose={onClose}
      title={labels.submit}
      note={<bdi>{call.name}</bdi>}
      submit={labels.submit}
      sending={labels.sending}
      isBusy={change.isPending}
      failure={change.error && sentenceOf(change.error)}
      onSubmit={() =>
        change.mutate({
          make: () => cancelCall(call.id, words.trim()),
          takeBack: () => restoreCall(call.id),
          done: labels.done,
        })
      }
      more={
        <button className={buttonClass("line", "small")} type="button" onClick={onClose}>
          {labels.keep}
        </button>
      }
    >
      <Field name="words" label={labels.words} hint={labels.hint} isOptional scope="cancel">
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={1000}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              unsent.set(call.id, event.target.value);
            }}
          />
        )}
      </Field>
    </CallPanel>
  );
}
