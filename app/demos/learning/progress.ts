import type { Chapter, Course } from "./model.ts";

/** Percent of the chapters, rounded; 100 only when all are done. */
export function courseProgress(chapters: readonly Pick<Chapter, "completed">[]): number {
  if (chapters.length === 0) return 0;
  const done = doneCount(chapters);
  if (done === chapters.length) return 100;
  return Math.min(99, Math.round((done / chapters.length) * 100));
}

export function doneCount(chapters: readonly Pick<Chapter, "completed">[]): number {
  return chapters.filter(({ completed }) => completed).length;
}

/** Seconds that were learned: whole chapters, and of the others as far as one has come. */
export function learningSeconds(courses: readonly Pick<Course, "chapters">[]): number {
  return courses
    .flatMap(({ chapters }) => chapters)
    .reduce((all, { completed, duration, position }) => all + (completed ? duration : position), 0);
}

/** Minutes of the chapters that are still open. */
export function minutesLeft(chapters: readonly Chapter[]): number {
  const seconds = chapters
    .filter(({ completed }) => !completed)
    .reduce((all, { duration }) => all + duration, 0);
  return Math.round(seconds / 60);
}

/** The next open chapter after one, else the first open one, else none. */
export function nextChapter(chapters: readonly Chapter[], id: string): Chapter | null {
  const index = chapters.findIndex((chapter) => chapter.id === id);
  const isOpen = ({ completed }: Chapter) => !completed;
  return chapters.slice(index + 1).find(isOpen) ?? chapters.find(isOpen) ?? null;
}

export function isRunning({ enrolled, completed }: Course): boolean {
  return enrolled && !completed;
}

/** The running course that was used last; without one there is nothing to resume. */
export function resumeTarget(courses: readonly Course[]): Course | null {
  const running = courses.filter(isRunning);
  return (
    running.toSorted((a, b) => (b.lastActivity ?? "").localeCompare(a.lastActivity ?? ""))[0] ??
    null
  );
}

export function currentChapter(course: Course): Chapter | null {
  return course.chapters.find(({ current }) => current) ?? course.chapters[0] ?? null;
}

/** A course with changed chapters; progress and completion follow from them. */
export function withChapters(course: Course, chapters: readonly Chapter[]): Course {
  const progress = courseProgress(chapters);
  return { ...course, chapters, progress, completed: progress === 100 };
}

export const progressHeaders = ["course", "chapter", "minutes", "watched_minutes", "status"];

/** Every chapter of one's own courses, for a spreadsheet. */
export function progressCells(courses: readonly Course[]): (string | number)[][] {
  return courses
    .filter(({ enrolled }) => enrolled)
    .flatMap(({ title, chapters }) =>
      chapters.map((chapter) => [
        title,
        chapter.title,
        chapter.duration / 60,
        Math.floor((chapter.completed ? chapter.duration : chapter.position) / 60),
        chapter.completed ? "completed" : chapter.position > 0 ? "started" : "open",
      ]),
    );
}
