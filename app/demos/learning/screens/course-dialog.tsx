import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import learning from "../learning.module.css";
import { sampleCourses } from "../sample-courses.ts";
import { formatMinutes, formatTime } from "../times.ts";
import { EnrollButton } from "./enroll-button.tsx";
import type { LearningProps } from "./learning-props.ts";

/** One course in full: what one learns, its chapters, who teaches it. */
export function CourseDialog(props: LearningProps) {
  const { state, dispatch } = props;
  const course = state.courses.find(({ id }) => id === state.openCourse);
  const learn = sampleCourses.find(({ id }) => id === state.openCourse)?.learn ?? [];
  if (!course) return null;
  return (
    <DemoDialog
      isOpen
      onClose={() => dispatch({ type: "openCourse", id: null })}
      app="app--learning"
      isText
      title={<span id="course-title">{course.title}</span>}
      kicker={`${course.category} · ${course.level}`}
      footer={<EnrollButton {...props} course={course} describedBy="course-title" />}
    >
      <p className={typography.quiet}>
        {course.instructor} · {course.chapters.length} chapters, {formatMinutes(course.duration)} ·{" "}
        {course.rating.toFixed(1)} of 5 · {course.students.toLocaleString("en-US")} learners
      </p>
      <h3 className={learning.heading}>What you learn</h3>
      <ul className={learning.outcomes}>
        {learn.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3 className={learning.heading}>Chapters</h3>
      <ol className={learning.syllabus}>
        {course.chapters.map(({ id, title, duration }) => (
          <li className={row(16)} key={id}>
            <span>{title}</span>
            <span className={typography.number}>{formatTime(duration)}</span>
          </li>
        ))}
      </ol>
    </DemoDialog>
  );
}
