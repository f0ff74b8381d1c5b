import demoParts from "#app/components/demo/demo-parts.module.css";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { Ring } from "#app/components/demo/ring.tsx";
import { StatCard } from "#app/components/demo/stat-card.tsx";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { isoDay } from "#domain/dates.ts";
import { achievements } from "../achievements.ts";
import { recommend } from "../catalog.ts";
import { streak, weeklyGoal } from "../goals.ts";
import learning from "../learning.module.css";
import type { Course } from "../model.ts";
import { currentChapter, isRunning, learningSeconds, resumeTarget } from "../progress.ts";
import { formatMinutes, formatTime } from "../times.ts";
import { CourseArt } from "./course-art.tsx";
import cards from "./course-card.module.css";
import styles from "./dashboard-screen.module.css";
import { ProgressBar } from "./progress-bar.tsx";
import type { LearningProps } from "./learning-props.ts";

/** Stats, Continue Learning, Achievements, Recommended courses (specification, section 2). */
export function DashboardScreen(props: LearningProps) {
  const { state } = props;
  const running = state.courses.filter(isRunning);
  const done = state.courses.filter(({ completed }) => completed);
  return (
    <>
      <h2 className={typography.visuallyHidden}>Dashboard</h2>
      <div className={cn(columns(4, 14), learning.figures)}>
        <StatCard label="In progress" value={running.length} />
        <StatCard label="Completed" value={done.length} />
        <StatCard
          label="Learning time"
          value={formatMinutes(learningSeconds(state.courses) / 60)}
        />
        <StatCard label="Certificates" value={done.length} />
      </div>
      <div className={cn(stack(16), learning.dashboard)}>
        <ContinueLearning {...props} />
        <GoalCard {...props} />
      </div>
      <Achievements {...props} />
      <Recommended {...props} />
    </>
  );
}

function ContinueLearning({ state, dispatch, tools }: LearningProps) {
  const course = resumeTarget(state.courses);
  if (!course) {
    return (
      <section className={demoParts.panel}>
        <h3>Continue Learning</h3>
        <p className={typography.quiet}>
          Everything you took is complete. Choose your next course below.
        </p>
      </section>
    );
  }
  const chapter = currentChapter(course);
  const others = state.courses.filter((one) => isRunning(one) && one.id !== course.id);
  const number = course.chapters.findIndex(({ id }) => id === chapter?.id) + 1;
  function resume(id: string) {
    dispatch({ type: "openChapter", courseId: id });
    tools.tick("resume");
  }
  return (
    <section className={stack(12)} aria-labelledby="continue">
      <h3 className={textClass(18)} id="continue">
        Continue Learning
      </h3>
      <article className={cn(stack(24), demoParts.panel, cards.resumeCard)}>
        <div className={cards.resumePicture}>
          <CourseArt image={course.image} id="art-resume" />
          {chapter && <ProgressBar percent={(chapter.position / chapter.duration) * 100} />}
        </div>
        <div className={cn(stack(8, "start"), cards.resumeText)}>
          <h4 className={textClass(24, 650)}>{course.title}</h4>
          {chapter && (
            <p className={typography.quiet}>
              Chapter {number} of {course.chapters.length}: {chapter.title}
            </p>
          )}
          <ProgressBar percent={course.progress} />
          <p className={typography.number}>{course.progress}% complete</p>
          <button className={buttonClass()} type="button" onClick={() => resume(course.id)}>
            <Icon name="play" />
            {chapter && chapter.position > 0
              ? `Resume at ${formatTime(chapter.position)}`
              : "Start"}
          </button>
        </div>
      </article>
      <div className={cn(columns(2, 12), cards.others)}>
        {others.slice(0, 2).map((one) => (
          <SmallCourse key={one.id} course={one} onOpen={() => resume(one.id)} />
        ))}
      </div>
    </section>
  );
}

function SmallCourse({ course, onOpen }: { readonly course: Course; readonly onOpen: () => void }) {
  return (
    <article className={cn(stack(14), demoParts.panel, cards.other)}>
      <div>
        <h4 id={`small-${course.id}`}>{course.title}</h4>
        <ProgressBar percent={course.progress} />
        <p className={cn(typography.quiet, typography.number)}>{course.progress}%</p>
      </div>
      <button
        className={buttonClass("line")}
        type="button"
        aria-describedby={`small-${course.id}`}
        onClick={onOpen}
      >
        Continue
      </button>
    </article>
  );
}

function GoalCard({ state, dispatch }: LearningProps) {
  const goal = weeklyGoal(state.days, state.goal);
  return (
    <section className={cn(stack(12), demoParts.panel, styles.goal)}>
      <h3>Weekly goal</h3>
      <Ring
        percent={goal.percent}
        label={`Weekly goal: ${goal.percent} percent, ${goal.minutes} of ${state.goal} minutes`}
      >
        <b>{goal.percent}%</b>
        <span>
          {goal.minutes} of {state.goal} min
        </span>
      </Ring>
      <p>
        <b>{streak(state.days)}-day streak</b>
      </p>
      <button
        className={typography.link}
        type="button"
        onClick={() => dispatch({ type: "tab", tab: "progress" })}
      >
        See your progress
      </button>
    </section>
  );
}

function Achievements({ state }: LearningProps) {
  return (
    <section aria-labelledby="achievements">
      <h3 className={learning.heading} id="achievements">
        Achievements
      </h3>
      <ul className={cn(columns(4, 12), styles.badges)}>
        {achievements(state).map(({ id, title, earned, text, how }) => (
          <li key={id} data-earned={earned ? true : undefined}>
            <details name="achievement">
              <summary>
                <span className={cn(shapes.centred, styles.badgeIcon)}>
                  <Icon className={shapes.icon18} name={earned ? "check" : "star"} />
                </span>
                <b>{title}</b>
                <span className={typography.quiet}>{earned ? "Earned" : text}</span>
              </summary>
              <p>{how}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Recommended({ state, dispatch, tools }: LearningProps) {
  const shown = recommend(state.courses);
  function take(course: Course) {
    dispatch({ type: "enroll", id: course.id, today: isoDay(new Date()) });
    tools.announce(`You are enrolled in ${course.title}`);
    tools.toast({
      text: `Enrolled in ${course.title}`,
      onUndo: () => dispatch({ type: "leave", id: course.id }),
    });
    // The card is gone, and the next one has taken its place.
    focusAfter("#recommended");
  }
  return (
    <section aria-labelledby="recommended">
      <h3 className={learning.heading} id="recommended" tabIndex={-1}>
        Recommended courses
      </h3>
      {shown.length === 0 && (
        <p className={typography.quiet}>You have taken every course there is.</p>
      )}
      <ul className={cards.suggestions}>
        {shown.map(({ course, reason }) => (
          <li key={course.id} className={cn(demoParts.panel, cards.suggestion)}>
            <div className={cards.suggestionPicture}>
              <CourseArt image={course.image} id={`art-rec-${course.id}`} />
            </div>
            <p className={cn(textClass(14), typography.quiet)}>{reason}</p>
            <h4 id={`rec-${course.id}`}>{course.title}</h4>
            <p className={cn(textClass(14), typography.quiet)}>
              {course.instructor} · {course.level} · {formatMinutes(course.duration)}
            </p>
            <button
              className={buttonClass()}
              type="button"
              aria-describedby={`rec-${course.id}`}
              onClick={() => take(course)}
            >
              Enroll Now
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
