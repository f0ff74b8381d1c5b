import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, type FormEvent } from "react";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import forms from "#app/components/ui/form.module.css";
import { noteLabels as labels } from "#app/content/conversation.ts";
import { renew } from "#app/lib/renew.ts";
import type { Entry } from "../entry.ts";
import { recordKey } from "../inbox-queries.ts";
import failures from "../part-failure.module.css";
import { DraftLine } from "./draft-line.tsx";
import { noteFieldId } from "./field-ids.ts";
import styles from "./reply.module.css";
import { saveNote } from "./timeline-repository.ts";
import type { Drafts } from "./draft-repository.ts";
import { useDraft } from "./use-draft.ts";

type NoteFormProps = {
  readonly entry: Entry;
  readonly drafts: Drafts;
  readonly onWriting: (isWriting: boolean) => void;
};

/** A note to the team. What is typed is a draft until it is saved: leaving the field or the record loses no word. */
export function NoteForm({ entry, drafts, onWriting }: NoteFormProps) {
  const draft = useDraft(entry.id, "note", drafts.note, { body: "" });
  const queryClient = useQueryClient();
  const errorId = useId();
  /** Of the note that is being written: sent again it is stored once. */
  const id = useRef(crypto.randomUUID());
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (body: string) => saveNote(entry.id, id.current, body),
    onSuccess: () => {
      id.current = crypto.randomUUID();
      draft.forget({ body: "" });
      return renew(queryClient, recordKey(entry.id));
    },
  });

  function save(event?: FormEvent) {
    event?.preventDefault();
    const body = draft.content.body.trim();
    if (body && !isPending) mutate(body);
    else field.current?.focus();
  }

  return (
    <form className={stack(8, "start")} method="post" noValidate onSubmit={save}>
      <textarea
        className={`${forms.input} ${styles.note}`}
        id={noteFieldId}
        name="note"
        rows={2}
        maxLength={5000}
        ref={field}
        value={draft.content.body}
        aria-label={labels.text}
        aria-describedby={isError ? errorId : undefined}
        placeholder={labels.placeholder}
        onChange={(event) => {
          draft.change({ body: event.target.value });
          onWriting(true);
        }}
        onBlur={() => {
          void draft.save();
          onWriting(false);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            save();
          }
        }}
      />
      <div className={row(12)}>
        <button
          className={buttonClass("line", "tiny")}
          type="submit"
          aria-disabled={isPending || undefined}
        >
          {isPending ? labels.saving : labels.save}
        </button>
        <DraftLine state={draft.state} onChoose={draft.choose} />
      </div>
      {isError && (
        <p className={failures.failed} id={errorId} role="alert">
          {labels.failed}
        </p>
      )}
    </form>
  );
}
