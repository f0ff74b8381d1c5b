import type { CourseCategory, CourseLevel } from "./model.ts";

export type SampleCourse = {
  readonly id: string;
  readonly title: string;
  readonly instructor: string;
  readonly category: CourseCategory;
  readonly level: CourseLevel;
  readonly rating: number;
  readonly students: number;
  /** In minutes; where single chapters are not given, it is split over them. */
  readonly minutes: number;
  readonly chapters: readonly string[];
  readonly chapterMinutes?: readonly number[];
  /** Chapters done; absent for courses that were not taken. */
  readonly done?: number;
  /** Days since it was used last. */
  readonly daysAgo?: number;
  /** Four things one learns. */
  readonly learn: readonly [string, string, string, string];
};
