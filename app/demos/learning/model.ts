import type { IsoDay } from "#domain/dates.ts";

/** Specification, section 9. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
export type Speed = (typeof speeds)[number];

export const courseCategories = ["Data", "Design", "Business", "Technology", "Languages"] as const;
export type CourseCategory = (typeof courseCategories)[number];

export const courseLevels = ["Beginner", "Intermediate", "Advanced"] as const;
export type CourseLevel = (typeof courseLevels)[number];

/** A line of the lecture, from a second on. */
export type Cue = { readonly at: number; readonly text: string };

export type SceneName = "title" | "tables" | "joins" | "counter" | "recap";

export type Chapter = {
  readonly id: string;
  readonly title: string;
  /** In seconds. */
  readonly duration: number;
  readonly completed: boolean;
  /** The chapter that Watch opens. */
  readonly current: boolean;
  /** The second that was left last. */
  readonly position: number;
};

export type Course = {
  readonly id: string;
  readonly title: string;
  readonly instructor: string;
  /** In minutes. */
  readonly duration: number;
  readonly level: CourseLevel;
  readonly rating: number;
  readonly students: number;
  /** Percent of its chapters; 100 only when all are done. */
  readonly progress: number;
  readonly completed: boolean;
  /** What its drawing shows. */
  readonly image: CourseCategory;
  readonly category: CourseCategory;
  readonly chapters: readonly Chapter[];
  readonly enrolled: boolean;
  readonly lastActivity: IsoDay | null;
  readonly completedOn: IsoDay | null;
};

export type Note = {
  readonly id: string;
  /** In seconds. */
  readonly timestamp: number;
  readonly content: string;
  readonly courseId: string;
  readonly chapterId: string;
};

/** A question of a knowledge check. */
export type Question = {
  readonly id: string;
  readonly text: string;
  readonly options: readonly string[];
  /** The place of the right one among the options. */
  readonly right: number;
  readonly why: string;
  /** The second from which the lecture explains it. */
  readonly rewatch: number;
};

export type Achievement = {
  readonly id: string;
  readonly title: string;
  readonly earned: boolean;
  readonly have: number;
  readonly need: number;
  /** `2 of 3`, `4 h 20 min of 10 h` */
  readonly text: string;
  readonly how: string;
};

export type Player = {
  readonly courseId: string;
  readonly chapterId: string;
  /** In seconds. */
  readonly time: number;
  readonly playing: boolean;
  readonly muted: boolean;
  readonly speed: Speed;
  readonly captions: boolean;
  readonly ended: boolean;
};

/** One day of learning, the oldest first. */
export type LearningDay = { readonly day: IsoDay; readonly seconds: number };

export type LearningTab = "dashboard" | "courses" | "watch" | "browse" | "progress";

export type CourseSegment = "all" | "running" | "completed";
export type CourseSort = "recent" | "progress" | "title";
export type BrowseSort = "popular" | "rated" | "shortest";

export type LearningState = {
  readonly openedAt: Date;
  readonly tab: LearningTab;
  readonly courses: readonly Course[];
  readonly notes: readonly Note[];
  readonly days: readonly LearningDay[];
  /** Minutes a week. */
  readonly goal: number;
  readonly player: Player;
  readonly transcriptQuery: string;
  /** The chosen option by the id of its question. */
  readonly answers: Readonly<Record<string, number>>;
  /** The chapters whose knowledge check was handed in. */
  readonly checked: readonly string[];
  /** Shows how all learners do instead of one's own progress. */
  readonly isInstructor: boolean;
  readonly noteQuery: string;
  readonly noteScope: "chapter" | "course";
  readonly segment: CourseSegment;
  readonly courseSort: CourseSort;
  readonly courseQuery: string;
  readonly browseCategory: CourseCategory | "all";
  readonly browseLevel: CourseLevel | "all";
  readonly browseQuery: string;
  readonly browseSort: BrowseSort;
  /** The course whose details are open. */
  readonly openCourse: string | null;
  /** The course whose certificate is open. */
  readonly certificate: string | null;
  /** The chapter that was just completed with its course, for the panel that says so. */
  readonly celebrated: string | null;
};
