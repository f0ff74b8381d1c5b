import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import { HeatGrid } from "#app/components/demo/heat-grid.tsx";
import { Ring } from "#app/components/demo/ring.tsx";
import { BarList } from "#app/components/demo/bar-list.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { row, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { toCsv } from "#app/lib/csv.ts";
import { dateOfDay, formatLocal, isoDay } from "#domain/dates.ts";
import { goalChoices, streak, weeklyGoal } from "../goals.ts";
import learning from "../learning.module.css";
import type { Course } from "../model.ts";
import { learningSeconds, progressCells, progressHeaders } from "../progress.ts";
import { formatMinutes, formatTime } from "../times.ts";
import { activityText } from "./courses-screen.tsx";
import { InstructorView } from "./instructor-view.tsx";
import type { LearningProps } from "./learning-props.ts";
import styles from "./progress-screen.module.css";

/** Weekly goal, certificates, detailed progress (specification, section 2). */
export function ProgressScreen(props: LearningProps) {
  const { state, dispatch } = props;
  return (
    <>
      <div className={cn(spread(0), learning.head)}>
        <h2 className={typography.visuallyHidden}>Progress</h2>
        <ChoiceGroup
          label="View as"
          isLabelShown
          shape="segment"
          options={[
            { value: "learner", label: "Learner" },
            { value: "instructor", label: "Instructor" },
          ]}
          value={state.isInstructor ? "instructor" : "learner"}
          onChange={(view) => dispatch({ type: "instructor", isOn: view === "instructor" })}
        />
      </div>
      {state.isInstructor ? <InstructorView {...props} /> : <OwnProgress {...props} />}
    </>
  );
}

function OwnProgress(props: LearningProps) {
  const { state, tools } = props;
  return (
    <>
      <div className={styles.progress}>
        <WeeklyGoalCard {...props} />
        <StreakCard {...props} />
        <Certificates {...props} />
      </div>
      <section aria-labelledby="detailed">
        <div className={cn(spread(0), learning.head)}>
          <h3 className={learning.heading} id="detailed">
            Detailed progress
          </h3>
          <button
            className={buttonClass("line")}
            type="button"
            onClick={() => {
              const file = toCsv(progressHeaders, progressCells(state.courses));
              if (!tools.save(`progress-${isoDay(state.openedAt)}.csv`, file)) return;
              tools.announce("Your progress is in your downloads");
            }}
          >
            <Icon name="download" />
            Export (.csv)
          </button>
        </div>
        <ul className={stack(10)}>
          {state.courses
            .filter(({ enrolled }) => enrolled)
            .map((course) => (
              <CourseProgress key={course.id} {...props} course={course} />
            ))}
        </ul>
      </section>
    </>
  );
}

function WeeklyGoalCard({ state, dispatch, tools }: LearningProps) {
  const goal = weeklyGoal(state.days, state.goal);
  const week = state.days.slice(-7);
  const most = Math.max(1, ...week.map(({ seconds }) => seconds));
  return (
    <section className={demoParts.panel} aria-labelledby="weekly">
      <h3 id="weekly">Weekly goal</h3>
      <div className={cn(stack(14), styles.goal)}>
        <Ring
          percent={goal.percent}
          label={`Weekly goal: ${goal.percent} percent, ${goal.minutes} of ${state.goal} minutes`}
        >
          <b>{goal.percent}%</b>
          <span>{`${goal.minutes} of ${state.goal} min`}</span>
        </Ring>
        <BarList
          label="The last seven days"
          bars={week.map(({ day, seconds }) => ({
            id: day,
            label: formatLocal(dateOfDay(day), "weekday").slice(0, 3),
            value: `${Math.floor(seconds / 60)} min`,
            percent: (seconds / most) * 100,
          }))}
        />
      </div>
      <p className={typography.quiet}>
        {goal.left === 0 ? "Goal reached." : `${goal.left} min to go this week.`}
      </p>
      <ChoiceGroup
        label="Change goal"
        isLabelShown
        shape="segment"
        options={goalChoices.map((minutes) => ({
          value: String(minutes),
          label: `${minutes} min`,
        }))}
        value={String(state.goal)}
        onChange={(value) => {
          dispatch({ type: "goal", minutes: Number(value) });
          const changed = weeklyGoal(state.days, Number(value));
          tools.announce(`Goal ${value} minutes a week, ${changed.percent} percent done`);
        }}
      />
    </section>
  );
}

function StreakCard({ state }: LearningProps) {
  const weeks = Array.from({ length: Math.floor(state.days.length / 7) }, (_, index) =>
    state.days.slice(index * 7, index * 7 + 7),
  );
  return (
    <section className={demoParts.panel} aria-labelledby="streak">
      <h3 id="streak">{streak(state.days)}-day streak</h3>
      <HeatGrid
        caption="Minutes of learning, a row for each of the last twelve weeks"
        columns={(weeks[0] ?? []).map(({ day }) =>
          formatLocal(dateOfDay(day), "weekday").slice(0, 3),
        )}
        rows={weeks.map((week) => ({
          label: formatLocal(dateOfDay(week[0]?.day ?? ""), "day"),
          cells: week.map(({ day, seconds }) => {
            const minutes = Math.floor(seconds / 60);
            return {
              text: minutes === 0 ? "" : String(minutes),
              level: minutes === 0 ? 0 : Math.min(4, 1 + Math.floor(minutes / 10)),
              name: `${formatLocal(dateOfDay(day), "longWeekday")}: ${minutes} minutes`,
            };
          }),
        }))}
      />
    </section>
  );
}

function Certificates({ state, dispatch, tools }: LearningProps) {
  const done = state.courses.filter(({ completedOn }) => completedOn !== null);
  return (
    <section className={demoParts.panel} aria-labelledby="certificates">
      <h3 id="certificates">Certificates</h3>
      <ul className={demoParts.rows}>
        {done.map(({ id, title, completedOn }) => (
          <li key={id}>
            <span id={`cert-${id}`}>
              <b>{title}</b>{" "}
              <span className={typography.quiet}>
                {formatLocal(dateOfDay(completedOn ?? ""), "date")}
              </span>
            </span>
            <button
              className={buttonClass("line")}
              type="button"
              aria-describedby={`cert-${id}`}
              onClick={() => {
                dispatch({ type: "certificate", id });
                tools.tick("certificate");
              }}
            >
              View Certificate
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CourseProgress({ state, dispatch, course }: LearningProps & { readonly course: Course }) {
  const { id, title, chapters, progress } = course;
  const words = `${chapters.filter(({ completed }) => completed).length} of ${chapters.length} chapters done`;
  return (
    <li className={cn(demoParts.panel, styles.course)}>
      <div className={styles.head}>
        <h4 id={`prog-${id}`}>{title}</h4>
        <span className={typography.number}>{progress}%</span>
        <span className={cn(typography.quiet, typography.number)}>
          {formatMinutes(learningSeconds([course]) / 60)}
        </span>
        <span className={typography.quiet}>{activityText(course, state.openedAt)}</span>
        <button
          className={buttonClass("line")}
          type="button"
          aria-describedby={`prog-${id}`}
          onClick={() => dispatch({ type: "openChapter", courseId: id })}
        >
          {course.completed ? "Watch again" : "Continue"}
        </button>
      </div>
      <div className={cn(row(4), styles.blocks)} role="img" aria-label={words}>
        {chapters.map((chapter) => (
          <i
            key={chapter.id}
            data-state={chapter.completed ? "done" : chapter.current ? "current" : undefined}
          />
        ))}
      </div>
      <details>
        <summary className={cn(shapes.tapTall, row(6))}>
          Chapters
          <Icon name="down" />
        </summary>
        <ol className={learning.syllabus}>
          {chapters.map((chapter) => (
            <li className={row(16)} key={chapter.id}>
              <span>
                {chapter.title}
                {chapter.completed && " ✓"}
              </span>
              <span className={typography.number}>{formatTime(chapter.duration)}</span>
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}
