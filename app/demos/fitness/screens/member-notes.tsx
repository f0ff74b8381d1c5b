import { useState, type FormEvent } from "react";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { textLimit } from "#app/lib/typed-text.ts";
import { formatLocal } from "#domain/dates.ts";
import club from "../club.module.css";
import type { Member } from "../model.ts";
import type { FitnessProps } from "./fitness-props.ts";
import styles from "./member-drawer.module.css";

type MemberNotesProps = FitnessProps & { readonly member: Member };

/** What the team should know about a member. */
export function MemberNotes({ dispatch, tools, now, member }: MemberNotesProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string | undefined>();
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isBlank = text.trim() === "";
    setError(isBlank ? "Write something first." : undefined);
    if (isBlank) {
      event.currentTarget.querySelector("textarea")?.focus();
      return;
    }
    dispatch({ type: "note", id: member.id, text, now });
    tools.announce("Note added.");
    setText("");
  }
  return (
    <section>
      <h3>Notes</h3>
      <ul className={cn(stack(8), styles.notes)}>
        {member.notes.map((note, index) => (
          <li className={shapes.insetBox} key={member.notes.length - index}>
            {note.text}
            <small className={typography.quiet}> Jonah, {formatLocal(note.at, "time")}</small>
          </li>
        ))}
      </ul>
      <form className={cn(stack(14), club.form)} onSubmit={add} noValidate>
        <Field name="note" label="New note" scope="drawer" error={error}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={textLimit}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <button className={buttonClass("line")} type="submit">
          Add note
        </button>
      </form>
    </section>
  );
}
