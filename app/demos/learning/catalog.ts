import { matches } from "#app/lib/search-text.ts";
import type {
  BrowseSort,
  Course,
  CourseCategory,
  CourseLevel,
  CourseSegment,
  CourseSort,
} from "./model.ts";
import { isRunning } from "./progress.ts";

/** Title, instructor and category are searched; category and level hold beside it. */
export function filterCourses(
  courses: readonly Course[],
  query: string,
  category: CourseCategory | "all",
  level: CourseLevel | "all",
): Course[] {
  return courses.filter(
    (course) =>
      (category === "all" || course.category === category) &&
      (level === "all" || course.level === level) &&
      matches(query, course.title, course.instructor, course.category),
  );
}

const browseOrders: Readonly<Record<BrowseSort, (a: Course, b: Course) => number>> = {
  popular: (a, b) => b.students - a.students,
  rated: (a, b) => b.rating - a.rating,
  shortest: (a, b) => a.duration - b.duration,
};

export function sortCatalog(courses: readonly Course[], sort: BrowseSort): Course[] {
  return courses.toSorted(browseOrders[sort]);
}

const ownOrders: Readonly<Record<CourseSort, (a: Course, b: Course) => number>> = {
  recent: (a, b) => (b.lastActivity ?? "").localeCompare(a.lastActivity ?? ""),
  progress: (a, b) => b.progress - a.progress,
  title: (a, b) => a.title.localeCompare(b.title, "en"),
};

/** The learner's own courses, cut down and sorted. */
export function ownCourses(
  courses: readonly Course[],
  segment: CourseSegment,
  sort: CourseSort,
  query: string,
): Course[] {
  return courses
    .filter(
      (course) =>
        course.enrolled &&
        (segment === "all" || (segment === "running" ? isRunning(course) : course.completed)) &&
        matches(query, course.title, course.instructor),
    )
    .toSorted(ownOrders[sort]);
}

export type Recommendation = { readonly course: Course; readonly reason: string };

/** Courses of the same kind as the learner's first, then the best rated; none that is taken already. */
export function recommend(courses: readonly Course[], count = 3): Recommendation[] {
  const studied = new Set(courses.filter(isRunning).map(({ category }) => category));
  return courses
    .filter(({ enrolled }) => !enrolled)
    .toSorted(
      (a, b) =>
        Number(studied.has(b.category)) - Number(studied.has(a.category)) || b.rating - a.rating,
    )
    .slice(0, count)
    .map((course) => ({
      course,
      reason: studied.has(course.category)
        ? `Because you study ${course.category.toLowerCase()}`
        : `Rated ${course.rating.toFixed(1)} by learners`,
    }));
}

/** Taking a course: once, from nothing, one learner more. */
export function enroll(courses: readonly Course[], id: string, today: string): readonly Course[] {
  return courses.map((course) =>
    course.id === id && !course.enrolled
      ? { ...course, enrolled: true, students: course.students + 1, lastActivity: today }
      : course,
  );
}

export function leave(courses: readonly Course[], id: string): readonly Course[] {
  return courses.map((course) =>
    course.id === id && course.enrolled
      ? { ...course, enrolled: false, students: course.students - 1, lastActivity: null }
      : course,
  );
}
