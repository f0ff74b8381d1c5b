import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, formatLocal, isoDay } from "#domain/dates.ts";
import { ownCourses } from "../catalog.ts";
import learning from "../learning.module.css";
import type { Course, CourseSegment, CourseSort } from "../model.ts";
import { doneCount } from "../progress.ts";
import { formatMinutes } from "../times.ts";
import { CourseArt } from "./course-art.tsx";
import cards from "./course-card.module.css";
import type { LearningProps } from "./learning-props.ts";
import { ProgressBar } from "./progress-bar.tsx";

const segments: readonly { readonly value: CourseSegment; readonly label: string }[] = [
  { value: "all", label: "All" },
  { value: "running", label: "In progress" },
  { value: "completed", label: "Completed" },
];
const sorts: readonly { readonly value: CourseSort; readonly label: string }[] = [
  { value: "recent", label: "Recent" },
  { value: "progress", label: "Progress" },
  { value: "title", label: "A–Z" },
];

/** A card per course with its progress (specification, section 2). */
export function CoursesScreen(props: LearningProps) {
  const { state, dispatch } = props;
  const shown = ownCourses(state.courses, state.segment, state.courseSort, state.courseQuery);
  return (
    <>
      <h2 className={typography.visuallyHidden}>My Courses</h2>
      <div className={cn(cluster(0), learning.filters)}>
        <SearchBox
          name="courses"
          label="Search my courses"
          query={state.courseQuery}
          onQuery={(query) => dispatch({ type: "courseQuery", query })}
        />
        <ChoiceGroup
          label="Show"
          shape="segment"
          options={segments}
          value={state.segment}
          onChange={(segment) => dispatch({ type: "segment", segment })}
        />
        <ChoiceGroup
          label="Sort by"
          isLabelShown
          shape="segment"
          options={sorts}
          value={state.courseSort}
          onChange={(sort) => dispatch({ type: "courseSort", sort })}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState text="No course here.">
          <button
            className={buttonClass("line")}
            type="button"
            onClick={() => {
              dispatch({ type: "courseQuery", query: "" });
              dispatch({ type: "segment", segment: "all" });
            }}
          >
            Show all my courses
          </button>
        </EmptyState>
      ) : (
        <ul className={cards.courses}>
          {shown.map((course) => (
            <CourseCard key={course.id} {...props} course={course} />
          ))}
        </ul>
      )}
    </>
  );
}

function CourseCard({
  state,
  dispatch,
  tools,
  course,
}: LearningProps & { readonly course: Course }) {
  const { id, title, instructor, level, duration, chapters, progress, completed, image } = course;
  const done = doneCount(chapters);
  function watch() {
    dispatch({ type: "openChapter", courseId: id });
    tools.tick("resume");
  }
  return (
    <li className={cn(demoParts.panel, cards.course)}>
      <div className={cards.picture}>
        <CourseArt image={image} id={`art-own-${id}`} />
      </div>
      <h3 id={`own-${id}`}>{title}</h3>
      <p className={cn(textClass(14), typography.quiet)}>
        {instructor} · {level} · {formatMinutes(duration)}
      </p>
      <ProgressBar percent={progress} />
      <p className={typography.number}>
        {done} of {chapters.length} chapters · {progress}%
      </p>
      <p className={cn(textClass(14), typography.quiet)}>{activityText(course, state.openedAt)}</p>
      <div className={cn(cluster(8), cards.actions)}>
        {completed ? (
          <>
            <button
              className={buttonClass()}
              type="button"
              aria-describedby={`own-${id}`}
              onClick={() => {
                dispatch({ type: "certificate", id });
                tools.tick("certificate");
              }}
            >
              View Certificate
            </button>
            <button
              className={buttonClass("line")}
              type="button"
              aria-describedby={`own-${id}`}
              onClick={watch}
            >
              Watch again
            </button>
          </>
        ) : (
          <button
            className={buttonClass()}
            type="button"
            aria-describedby={`own-${id}`}
            onClick={watch}
          >
            {done === 0 && chapters.every(({ position }) => position === 0) ? "Start" : "Continue"}
          </button>
        )}
      </div>
    </li>
  );
}

export function activityText({ lastActivity }: Course, now: Date): string {
  if (lastActivity === null) return "Not started";
  return lastActivity === isoDay(now)
    ? "Last active today"
    : `Last active ${formatLocal(dateOfDay(lastActivity), "day")}`;
}
