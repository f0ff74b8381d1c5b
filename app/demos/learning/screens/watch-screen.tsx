import { cluster, spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import forms from "#app/components/ui/form.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { isoDay } from "#domain/dates.ts";
import learning from "../learning.module.css";
import { shownChapter, shownCourse } from "../reducer.ts";
import { isRunning } from "../progress.ts";
import { ChapterList } from "./chapter-list.tsx";
import { KnowledgeCheck } from "./knowledge-check.tsx";
import type { LearningProps } from "./learning-props.ts";
import { Notes } from "./notes.tsx";
import { ResourceMenu } from "./resource-menu.tsx";
import { Transcript } from "./transcript.tsx";
import { VideoPlayer } from "./video-player.tsx";
import styles from "./watch-screen.module.css";

/** The player, its chapters and notes, and what can be done with a chapter (specification, section 2). */
export function WatchScreen(props: LearningProps) {
  const { state, dispatch, tools } = props;
  const course = shownCourse(state);
  const chapter = shownChapter(state);
  const number = course.chapters.indexOf(chapter) + 1;
  const own = state.courses.filter(({ enrolled }) => enrolled);

  function toggleDone() {
    const today = isoDay(new Date());
    const target = { courseId: course.id, chapterId: chapter.id, today };
    if (chapter.completed) {
      dispatch({ type: "uncomplete", ...target });
      tools.announce(`Chapter ${number} is open again.`);
      return;
    }
    dispatch({ type: "complete", ...target });
    tools.tick("complete");
    const done = course.chapters.filter(({ completed }) => completed).length + 1;
    const percent =
      done === course.chapters.length
        ? 100
        : Math.min(99, Math.round((done / course.chapters.length) * 100));
    tools.announce(`Chapter ${number} complete. Course ${percent} percent.`);
  }

  return (
    <>
      <div className={cn(spread(0), learning.head)}>
        <h2>{course.title}</h2>
        <select
          className={forms.input}
          name="course"
          aria-label="Course"
          value={course.id}
          onChange={(event) => dispatch({ type: "openChapter", courseId: event.target.value })}
        >
          {own.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
              {isRunning(one) ? "" : " ✓"}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.watch}>
        <VideoPlayer {...props} course={course} chapter={chapter} onComplete={toggleDone} />
        <div className={styles.done}>
          <div className={cn(spread(0, "top"), styles.title)}>
            <div>
              <h3 className={textClass(20, 650)}>
                {number}. {chapter.title}
              </h3>
              <p className={typography.quiet}>{course.instructor}</p>
            </div>
            <div className={cluster(8)}>
              <button className={buttonClass()} type="button" onClick={toggleDone}>
                {chapter.completed ? "Completed · Undo" : "Mark Chapter as Complete"}
              </button>
              <ResourceMenu {...props} course={course} chapter={chapter} />
            </div>
          </div>
          {state.celebrated === course.id && (
            <div className={cn(spread(12), styles.complete)} role="status">
              <p>
                <b>Course complete!</b> {course.title} is done and your certificate is issued.
              </p>
              <button
                className={buttonClass()}
                type="button"
                onClick={() => {
                  dispatch({ type: "certificate", id: course.id });
                  tools.tick("certificate");
                }}
              >
                View Certificate
              </button>
            </div>
          )}
        </div>
        <ChapterList {...props} course={course} />
        <Notes {...props} course={course} chapter={chapter} />
        <KnowledgeCheck key={chapter.id} {...props} chapter={chapter} />
        <Transcript {...props} course={course} chapter={chapter} />
      </div>
    </>
  );
}
