import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, type FormEvent } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import forms from "#app/components/ui/form.module.css";
import typography from "#app/components/ui/typography.module.css";
import { recordLabels as labels } from "#app/content/inbox-record.ts";
import { renew } from "#app/lib/renew.ts";
import type { Entry } from "../entry.ts";
import { RecordPart } from "./record-part.tsx";
import { notesQuery } from "./record-queries.ts";
import { addNote } from "./record-repository.ts";
import { ReceivedTime } from "../entry/received-time.tsx";
import { nameOf, type Team } from "../entry/team.ts";
import failures from "../part-failure.module.css";
import record from "./record-parts.module.css";

type RecordNotesProps = { readonly entry: Entry; readonly team: Team; readonly now: Date };

/** The id of the field for a new note, which a key leads to. */
export const noteFieldId = "new-note";

/** What the team tells itself about a record, the oldest first. */
export function RecordNotes({ entry, team, now }: RecordNotesProps) {
  const query = useQuery(notesQuery(entry.id));
  const queryClient = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (body: string) => addNote(entry, body),
    onSuccess: () => {
      if (field.current) field.current.value = "";
      return renew(queryClient, notesQuery(entry.id).queryKey);
    },
  });

  function save(event: FormEvent) {
    event.preventDefault();
    const body = field.current?.value.trim() ?? "";
    if (body && !isPending) mutate(body);
    else field.current?.focus();
  }

  return (
    <RecordPart title={labels.notes} query={query}>
      {query.data?.length === 0 && <p className={typography.quiet}>{labels.noNotes}</p>}
      <ol className={cn(stack(12), record.notes)}>
        {query.data?.map((note) => (
          <li key={note.id}>
            <p className={textClass(13)}>
              <b>
                <bdi>{(note.authorId && nameOf(team, note.authorId)) ?? labels.formerMember}</bdi>
              </b>{" "}
              <ReceivedTime isoTime={note.writtenAt} now={now} wording="short" />
            </p>
            <p className={record.noteText} dir="auto">
              {note.body}
            </p>
          </li>
        ))}
      </ol>
      <form
        className={cn(stack(8, "start"), record.noteForm)}
        method="post"
        noValidate
        onSubmit={save}
      >
        <textarea
          className={forms.input}
          id={noteFieldId}
          name="note"
          rows={2}
          maxLength={5000}
          ref={field}
          aria-label={labels.note}
          aria-describedby={isError ? errorId : undefined}
          placeholder={labels.note}
        />
        <button
          className={buttonClass("line", "tiny")}
          type="submit"
          aria-disabled={isPending || undefined}
        >
          {isPending ? labels.savingNote : labels.saveNote}
        </button>
        {isError && (
          <p className={failures.failed} id={errorId} role="alert">
            {labels.noteFailed}
          </p>
        )}
      </form>
    </RecordPart>
  );
}
