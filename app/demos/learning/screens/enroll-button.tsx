import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import badges from "#app/components/ui/badge.module.css";
import { buttonClass } from "#app/components/ui/button.ts";
import { cn } from "#app/lib/cn.ts";
import { isoDay } from "#domain/dates.ts";
import type { Course } from "../model.ts";
import cards from "./course-card.module.css";
import type { LearningProps } from "./learning-props.ts";

type EnrollButtonProps = LearningProps & {
  readonly course: Course;
  readonly describedBy: string;
};

/** Enroll Now, and afterwards the state and the way to the course. */
export function EnrollButton({ dispatch, tools, course, describedBy }: EnrollButtonProps) {
  const { id, title, enrolled } = course;
  if (enrolled) {
    return (
      <div className={cn(cluster(8), cards.actions)}>
        <span className={badges.badge}>Enrolled</span>
        <button
          className={buttonClass("line")}
          type="button"
          aria-describedby={describedBy}
          onClick={() => {
            dispatch({ type: "openCourse", id: null });
            dispatch({ type: "openChapter", courseId: id });
          }}
        >
          Go to course
        </button>
      </div>
    );
  }
  return (
    <div className={cn(cluster(8), cards.actions)}>
      <button
        className={buttonClass()}
        type="button"
        aria-describedby={describedBy}
        onClick={() => {
          dispatch({ type: "enroll", id, today: isoDay(new Date()) });
          tools.announce(`You are enrolled in ${title}`);
          tools.toast({
            text: `Enrolled in ${title}`,
            onUndo: () => dispatch({ type: "leave", id }),
          });
        }}
      >
        Enroll Now
      </button>
    </div>
  );
}
