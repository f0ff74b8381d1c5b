import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, type FormEvent } from "react";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import forms from "#app/components/ui/form.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { mentionLabels, noteLabels as labels } from "#app/content/conversation.ts";
import { renew } from "#app/lib/renew.ts";
import type { Entry } from "../entry.ts";
import type { Team } from "../entry/team.ts";
import { recordKey } from "../inbox-queries.ts";
import failures from "../part-failure.module.css";
import { DraftLine } from "./draft-line.tsx";
import { noteFieldId } from "./field-ids.ts";
import styles from "./reply.module.css";
import { saveNote } from "./timeline-repository.ts";
import type { NoteDraft } from "./draft.ts";
import type { Drafts } from "./draft-repository.ts";
import { MentionList, mentionOptionId } from "./mention-list.tsx";
import { standingMentions } from "./mentions.ts";
import { useDraft } from "./use-draft.ts";
import { useMentions } from "./use-mentions.ts";

/** In characters, as the database holds it to. */
const longestNote = 5000;
const names = new Intl.ListFormat("en-US");
const blank: NoteDraft = { body: "", mentions: [] };

type NoteFormProps = {
  readonly entry: Entry;
  readonly team: Team;
  readonly drafts: Drafts;
  readonly isMailOn: boolean;
  readonly onWriting: (isWriting: boolean) => void;
};

/** A note to the team. What is typed is a draft until it is saved: leaving the field or the record loses no word. */
export function NoteForm({ entry, team, drafts, isMailOn, onWriting }: NoteFormProps) {
  const draft = useDraft(entry.id, "note", drafts.note, blank);
  const queryClient = useQueryClient();
  const formId = useId();
  const [errorId, helpId, listId] = [`${formId}-error`, `${formId}-help`, `${formId}-list`];
  /** Of the note that is being written: sent again it is stored once. */
  const id = useRef(crypto.randomUUID());
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: ({ body, mentions }: NoteDraft) =>
      saveNote(
        entry.id,
        id.current,
        body,
        mentions.map((one) => one.id),
      ),
    onSuccess: () => {
      id.current = crypto.randomUUID();
      draft.forget(blank);
      return renew(queryClient, recordKey(entry.id));
    },
  });
  const mentions = useMentions({
    field,
    draft: draft.content,
    team,
    longest: longestNote,
    onChange: draft.change,
  });
  const isOpen = mentions.options.length > 0;

  function save(event?: FormEvent) {
    event?.preventDefault();
    const body = draft.content.body.trim();
    if (body && !isPending)
      mutate({ body, mentions: standingMentions(body, draft.content.mentions) });
    else field.current?.focus();
  }

  return (
    <form className={stack(8, "start")} method="post" noValidate onSubmit={save}>
      <textarea
        className={`${forms.input} ${styles.note}`}
        id={noteFieldId}
        name="note"
        rows={2}
        maxLength={longestNote}
        ref={field}
        value={draft.content.body}
        aria-label={labels.text}
        aria-describedby={isError ? `${errorId} ${helpId}` : helpId}
        placeholder={labels.placeholder}
        {...(isOpen && {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": true,
          "aria-controls": listId,
          "aria-activedescendant": mentionOptionId(listId, mentions.index),
        })}
        onChange={(event) => {
          draft.change({ body: event.target.value });
          mentions.readCaret();
          onWriting(true);
        }}
        onSelect={mentions.readCaret}
        onBlur={() => {
          mentions.leave();
          void draft.save();
          onWriting(false);
        }}
        onKeyDown={(event) => {
          if (mentions.press(event)) event.preventDefault();
          else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            save();
          }
        }}
      />
      {isOpen && <MentionList id={listId} field={field} mentions={mentions} />}
      <p className={textClass(13, "quiet")} id={helpId}>
        {isMailOn
          ? mentionLabels.help(names.format(mentions.standing.map(({ name }) => name)))
          : mentionLabels.helpMailOff}
      </p>
      <span className={typography.visuallyHidden} role="status">
        {isOpen && mentionLabels.count(mentions.options.length)}
      </span>
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
