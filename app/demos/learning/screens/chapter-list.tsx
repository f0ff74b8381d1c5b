import demoParts from "#app/components/demo/demo-parts.module.css";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import type { Course } from "../model.ts";
import { doneCount, minutesLeft } from "../progress.ts";
import { formatMinutes, formatTime } from "../times.ts";
import styles from "./chapter-list.module.css";
import type { LearningProps } from "./learning-props.ts";
import { ProgressBar } from "./progress-bar.tsx";

type ChapterListProps = LearningProps & { readonly course: Course };

/** The chapters; pressing one opens it at the second it was left. */
export function ChapterList({ state, dispatch, course }: ChapterListProps) {
  const { chapters } = course;
  return (
    <section className={cn(demoParts.panel, styles.chapters)} aria-labelledby="chapters">
      <h3 id="chapters">Chapters</h3>
      <p className={typography.quiet}>
        {doneCount(chapters)} of {chapters.length} done · {formatMinutes(minutesLeft(chapters))}{" "}
        left
      </p>
      <ol>
        {chapters.map((chapter, index) => {
          const isCurrent = chapter.id === state.player.chapterId;
          return (
            <li key={chapter.id}>
              <button
                className={cn(shapes.wholeLine, stack(10))}
                type="button"
                aria-current={isCurrent ? "true" : undefined}
                onClick={() =>
                  dispatch({ type: "openChapter", courseId: course.id, chapterId: chapter.id })
                }
              >
                <span
                  className={cn(shapes.centred, typography.quiet, styles.number, typography.number)}
                >
                  {chapter.completed ? (
                    <Icon name="check" />
                  ) : isCurrent ? (
                    <Icon name="play" />
                  ) : (
                    index + 1
                  )}
                </span>
                <span>
                  {chapter.title}
                  {chapter.completed && (
                    <span className={typography.visuallyHidden}>, completed</span>
                  )}
                  {!chapter.completed && chapter.position > 0 && (
                    <ProgressBar percent={(chapter.position / chapter.duration) * 100} />
                  )}
                </span>
                <span className={cn(typography.number, typography.quiet)}>
                  {formatTime(chapter.duration)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
