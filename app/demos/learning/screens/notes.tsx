import { useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { columns, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import forms from "#app/components/ui/form.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import type { Chapter, Course, Note } from "../model.ts";
import { notesToMarkdown, searchNotes, sortNotes } from "../notes.ts";
import { formatTime, spokenTime } from "../times.ts";
import type { LearningProps } from "./learning-props.ts";
import styles from "./notes.module.css";

type NotesProps = LearningProps & { readonly course: Course; readonly chapter: Chapter };

/** My Notes: written at a moment, which a press goes back to. */
export function Notes(props: NotesProps) {
  const { state, dispatch, tools, course, chapter } = props;
  const ofCourse = state.notes.filter(({ courseId }) => courseId === course.id);
  const inScope =
    state.noteScope === "course"
      ? ofCourse
      : ofCourse.filter(({ chapterId }) => chapterId === chapter.id);
  const shown = sortNotes(searchNotes(inScope, state.noteQuery));
  return (
    <section
      className={cn(columns(2, 0, 768), demoParts.panel, styles.notes)}
      aria-labelledby="my-notes"
    >
      <div className={styles.entry}>
        <h3 id="my-notes" tabIndex={-1}>
          My Notes
        </h3>
        <NoteInput {...props} />
      </div>
      <div className={styles.list}>
        <div className={cn(stack(8), styles.filters)}>
          <ChoiceGroup
            label="Notes of"
            shape="segment"
            options={[
              { value: "chapter", label: "This chapter" },
              { value: "course", label: "Whole course" },
            ]}
            value={state.noteScope}
            onChange={(scope) => dispatch({ type: "noteScope", scope })}
          />
          <SearchBox
            name="notes"
            label="Search notes"
            query={state.noteQuery}
            onQuery={(query) => dispatch({ type: "searchNotes", query })}
          />
        </div>
        {shown.length === 0 && (
          <p className={typography.quiet}>
            {state.noteQuery.trim() === ""
              ? "No notes yet. Press N while watching."
              : "No note matches."}
          </p>
        )}
        <ul aria-label="Notes">
          {shown.map((note) => (
            <NoteRow key={note.id} {...props} note={note} />
          ))}
        </ul>
        {ofCourse.length > 0 && (
          <button
            className={typography.link}
            type="button"
            onClick={() =>
              tools.save(
                `notes-${course.id}.md`,
                notesToMarkdown(course.title, course.chapters, ofCourse),
              )
            }
          >
            Export notes (.md)
          </button>
        )}
      </div>
    </section>
  );
}

function NoteInput({ state, dispatch, tools, course, chapter }: NotesProps) {
  const [written, setWritten] = useState("");
  const [isPausing, setIsPausing] = useState(true);
  /** The moment of the first letter; the lecture may go on while one writes. */
  const [moment, setMoment] = useState<number | null>(null);
  const timestamp = Math.floor(moment ?? state.player.time);

  function type(value: string) {
    setWritten(value);
    if (value === "") {
      setMoment(null);
      return;
    }
    if (moment !== null) return;
    setMoment(state.player.time);
    if (isPausing) dispatch({ type: "pause" });
  }
  function save() {
    if (written.trim() === "") return;
    dispatch({
      type: "addNote",
      note: {
        id: `own-${state.notes.length}-${timestamp}`,
        courseId: course.id,
        chapterId: chapter.id,
        timestamp,
        content: written,
      },
    });
    tools.announce(`Note saved at ${spokenTime(timestamp)}`);
    setWritten("");
    setMoment(null);
  }
  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  }

  return (
    <div className={cn(stack(6), styles.input)}>
      <textarea
        className={forms.input}
        name="note"
        rows={2}
        maxLength={500}
        data-note-input=""
        aria-label={`Add a note at ${formatTime(timestamp)}`}
        placeholder={`Add a note at ${formatTime(timestamp)}`}
        value={written}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <div className={cn(spread(8), textClass(13))}>
        <label className={demoParts.task}>
          <input
            type="checkbox"
            checked={isPausing}
            onChange={(event) => setIsPausing(event.target.checked)}
          />
          <span>Pause while I write</span>
        </label>
        <button
          className={buttonClass()}
          type="button"
          disabled={written.trim() === ""}
          onClick={save}
        >
          Save note
        </button>
      </div>
    </div>
  );
}

function NoteRow({ state, dispatch, tools, course, note }: NotesProps & { readonly note: Note }) {
  const [isEditing, setIsEditing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const pen = useRef<HTMLButtonElement>(null);
  const { id, timestamp, content, chapterId } = note;
  const chapter = course.chapters.find((one) => one.id === chapterId);

  function jump() {
    if (chapterId !== state.player.chapterId) {
      dispatch({ type: "openChapter", courseId: course.id, chapterId });
    }
    dispatch({ type: "seek", second: timestamp });
    dispatch({ type: "play" });
    tools.tick("note");
  }
  function remove() {
    const index = state.notes.findIndex((one) => one.id === id);
    dispatch({ type: "deleteNote", id });
    tools.announce("Note deleted");
    tools.toast({
      text: "Note deleted",
      onUndo: () => dispatch({ type: "restoreNote", note, index }),
    });
    document.getElementById("my-notes")?.focus();
  }
  function edit() {
    flushSync(() => setIsEditing(true));
    field.current?.focus();
  }
  function stopEditing() {
    setIsEditing(false);
    pen.current?.focus();
  }
  function save() {
    dispatch({ type: "editNote", id, content: field.current?.value ?? "" });
    stopEditing();
  }

  return (
    <li>
      <button
        className={cn(shapes.tapTall, styles.time, typography.number)}
        type="button"
        onClick={jump}
      >
        <span aria-hidden="true">{formatTime(timestamp)}</span>
        <span className={typography.visuallyHidden}>Play at {spokenTime(timestamp)}</span>
      </button>
      {isEditing ? (
        <div className={stack(6, "start")}>
          <textarea
            className={forms.input}
            ref={field}
            rows={2}
            maxLength={500}
            aria-label="Edit note"
            defaultValue={content}
            onKeyDown={({ key }) => key === "Escape" && stopEditing()}
          />
          <button className={buttonClass()} type="button" onClick={save}>
            Save
          </button>
        </div>
      ) : (
        <p>
          {content}
          {state.noteScope === "course" && (
            <span className={typography.quiet}> {chapter?.title}</span>
          )}
        </p>
      )}
      <span className={styles.buttons}>
        <button
          className={demoParts.iconButton}
          type="button"
          aria-label={`Edit note at ${formatTime(timestamp)}`}
          ref={pen}
          aria-expanded={isEditing}
          onClick={isEditing ? stopEditing : edit}
        >
          <Icon className={shapes.icon16} name="pen" />
        </button>
        <button
          className={demoParts.iconButton}
          type="button"
          aria-label={`Delete note at ${formatTime(timestamp)}`}
          onClick={remove}
        >
          <Icon className={shapes.icon16} name="close" />
        </button>
      </span>
    </li>
  );
}
