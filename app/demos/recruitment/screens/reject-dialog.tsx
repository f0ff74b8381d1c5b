import { useRef, useState, type FormEvent } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Choice } from "#app/components/ui/choice.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { cn } from "#app/lib/cn.ts";
import { firstName } from "#app/lib/person.ts";
import { textLimit } from "#app/lib/typed-text.ts";
import { rejectionReasons, type Candidate } from "../model.ts";
import { isComplete } from "../moves.ts";
import { draftRejection } from "../rejection.ts";
import styles from "./dialog-form.module.css";
import { focusedAfter } from "./hire-dialog.tsx";
import { finishMove } from "./move-steps.ts";
import type { RecruitmentProps } from "./recruitment-props.ts";

type RejectDialogProps = RecruitmentProps & { readonly candidates: readonly Candidate[] };

/** Stands in the draft for each of several people. */
const blanks = { name: "{name}", job: "{job}" };

/** A reason for the team, a note for the candidate. */
export function RejectDialog({ candidates, ...props }: RejectDialogProps) {
  const { dispatch, now } = props;
  const [value, setValue] = useState("");
  const [detail, setDetail] = useState("");
  const [typed, setTyped] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(true);
  const [isWrong, setIsWrong] = useState(false);
  const first = useRef<HTMLSelectElement>(null);
  const words = useRef<HTMLInputElement>(null);
  const [one] = candidates;
  const isAlone = candidates.length === 1;
  const reason = rejectionReasons.find((known) => known === value) ?? null;
  const draft = reason
    ? draftRejection(
        { name: isAlone ? (one?.name ?? "") : blanks.name },
        { title: isAlone ? (one?.position ?? "") : blanks.job },
        reason,
      )
    : "";
  const note = typed ?? draft;

  function reject(event: FormEvent) {
    event.preventDefault();
    const notes = Object.fromEntries(
      candidates.map(({ id, name, position }) => [
        id,
        note.replaceAll(blanks.name, firstName(name)).replaceAll(blanks.job, position),
      ]),
    );
    const rejection = { reason, detail, notes, isSent };
    if (!isComplete(rejection)) {
      setIsWrong(true);
      (reason === null ? first : words).current?.focus();
      return;
    }
    const ids = candidates.map(({ id }) => id);
    finishMove(props, ids, "rejected", { type: "reject", ids, rejection, now });
  }

  return (
    <DemoDialog
      isOpen
      onClose={() => dispatch({ type: "keep" })}
      app="app--recruitment"
      size="narrow"
      kicker={isAlone ? one?.position : candidates.map(({ name }) => name).join(", ")}
      title={isAlone ? `Reject ${one?.name ?? ""}` : `Reject ${candidates.length} candidates`}
      firstFocus={first}
      returnFocus={() => focusedAfter(props, one?.id ?? "")}
      footer={
        <>
          <button
            className={buttonClass("line")}
            type="button"
            onClick={() => dispatch({ type: "keep" })}
          >
            Cancel
          </button>
          <button className={buttonClass()} type="submit" form="kr-reject">
            Reject
          </button>
        </>
      }
    >
      <form id="kr-reject" className={cn(stack(16), styles.form)} onSubmit={reject} noValidate>
        <Field
          name="reason"
          label="Reason"
          scope="kr-reject"
          hint="For your team and the statistics only."
          error={
            isWrong && reason === null
              ? "Choose a reason so your team can learn from it."
              : undefined
          }
        >
          {(control) => (
            <Choice
              {...control}
              ref={first}
              empty="Choose a reason"
              options={rejectionReasons.map((known) => ({ value: known, label: known }))}
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </Field>
        {reason === "Other" && (
          <Field
            name="detail"
            label="In a few words"
            scope="kr-reject"
            error={
              isWrong && detail.trim() === ""
                ? "Say what the reason is, so your team can learn from it."
                : undefined
            }
          >
            {(control) => (
              <input
                {...control}
                ref={words}
                value={detail}
                maxLength={120}
                autoComplete="off"
                onChange={(event) => setDetail(event.target.value)}
              />
            )}
          </Field>
        )}
        <label className={demoParts.task}>
          <input
            type="checkbox"
            checked={isSent}
            onChange={(event) => setIsSent(event.target.checked)}
          />
          <span>Send note</span>
        </label>
        {isSent && reason && (
          <Field
            name="draft"
            label={isAlone ? `Draft to ${firstName(one?.name ?? "")}` : "Draft to each of them"}
            scope="kr-reject"
            hint="Yours to change. In this demo nothing is sent."
          >
            {(control) => (
              <textarea
                {...control}
                rows={13}
                maxLength={textLimit}
                value={note}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        )}
      </form>
    </DemoDialog>
  );
}
