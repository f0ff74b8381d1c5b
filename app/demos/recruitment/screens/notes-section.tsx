import { useRef, useState } from "react";
import { Field } from "#app/components/ui/field.tsx";
import { useKeyListener } from "#app/components/demo/use-key-listener.ts";
import { row, spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { relativeTime } from "#domain/dates.ts";
import { cleanText, textLimit } from "#app/lib/typed-text.ts";
import type { Candidate } from "../model.ts";
import type { RecruitmentProps } from "./recruitment-props.ts";
import styles from "./sheet-section.module.css";

type NotesSectionProps = RecruitmentProps & { readonly candidate: Candidate };

/** Notes of the team, the newest first. Control or Command and Enter adds. */
export function NotesSection({ candidate, dispatch, tools, now }: NotesSectionProps) {
  const [words, setWords] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  function add() {
    area.current?.focus();
    if (cleanText(words) === "") {
      setIsWrong(true);
      return;
    }
    dispatch({ type: "note", id: candidate.id, text: words, now });
    tools.announce(`Note added to ${candidate.name}.`);
    setWords("");
    setIsWrong(false);
  }
  useKeyListener(area, (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    add();
  });
  return (
    <section className={styles.section}>
      <h3>Notes</h3>
      <div className={styles.newNote}>
        <Field
          name="note"
          label="New note"
          scope="kr"
          error={isWrong && cleanText(words) === "" ? "Write a note first." : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              ref={area}
              rows={2}
              maxLength={textLimit}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
        <p className={cn(spread(16), textClass(13))}>
          <span className={typography.quiet}>
            Only your team sees notes. Ctrl or ⌘ with Enter adds.
          </span>
          <button className={buttonClass("line")} type="button" onClick={add}>
            Add note
          </button>
        </p>
      </div>
      <ul className={styles.notes}>
        {candidate.notes.map((note) => (
          <li key={note.id} className={row(16, "top")}>
            <p>{note.text}</p>
            <span className={textClass(13, "quiet")}>{relativeTime(note.at, now)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
