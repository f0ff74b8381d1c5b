import { ChartFigure } from "#app/components/demo/chart-figure.tsx";
import { Funnel } from "#app/components/demo/funnel.tsx";
import { BarList } from "#app/components/demo/bar-list.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { cn } from "#app/lib/cn.ts";
import { dropText, questionScores, reachOf } from "../instructor.ts";
import type { LearningProps } from "./learning-props.ts";
import styles from "./progress-screen.module.css";

/** What the one who teaches sees of a course: where learners stop, and which question is hard. */
export function InstructorView({ state }: LearningProps) {
  const [course] = state.courses;
  if (!course) return null;
  const reached = reachOf(course);
  const scores = questionScores(course);
  return (
    <div className={cn(styles.progress, styles.instructor)}>
      <section className={demoParts.panel}>
        <ChartFigure
          title={`Learners who come to each chapter of ${course.title}`}
          caption={`${dropText(reached)} ${course.students.toLocaleString("en-US")} learners in all.`}
          table={{
            headers: ["Chapter", "Learners", "Of all"],
            rows: reached.map(({ title, learners, percent }) => [
              title,
              learners.toLocaleString("en-US"),
              `${percent}%`,
            ]),
          }}
        >
          <Funnel
            label="Learners by chapter; the share is of those of the chapter before"
            steps={reached.map(({ title, learners }) => ({ label: title, count: learners }))}
          />
        </ChartFigure>
      </section>
      <section className={demoParts.panel} aria-labelledby="scores">
        <h3 id="scores">Right answers by question</h3>
        <BarList
          label="Right answers by question"
          bars={scores.map(({ chapter, text, percent }) => ({
            id: text,
            label: text,
            mark: `chapter ${chapter}`,
            value: `${percent}%`,
            percent,
          }))}
        />
      </section>
    </div>
  );
}
