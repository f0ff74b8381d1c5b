import { allocate } from "#app/lib/allocate.ts";
import { addDays, isoDay } from "#domain/dates.ts";
import { daysUpTo } from "./goals.ts";
import type { Chapter, Course, LearningDay, LearningState, Note } from "./model.ts";
import { courseProgress } from "./progress.ts";
import type { SampleCourse } from "./sample-course.ts";
import { sampleCourses } from "./sample-courses.ts";

export const learner = "Jonas Whitfield";

/** Where the visitor left off, in seconds. */
const leftAt = { chapter: "c1-5", second: 258 } as const;

/** Minutes of the last seven days, today last; today's 18 seconds more make up what was watched of chapter 5. */
const lastWeek = [0, 17, 24, 31, 12, 22, 4] as const;
const weeksShown = 12;

/** Minutes of the days before, by days back; with the last seven they come to what was learned in all. */
const earlier: Readonly<Record<number, number>> = {
  // "Negotiation at Work", a chapter a day.
  76: 9,
  75: 10,
  74: 8,
  73: 12,
  72: 10,
  71: 9,
  // "Designing Accessible Interfaces".
  36: 8,
  35: 10,
  33: 9,
  32: 11,
  31: 7,
  29: 12,
  28: 9,
  26: 8,
  // The first chapters of what is running now.
  12: 7,
  9: 11,
};

/** The academy as the learner finds it. */
export function buildLearning(now: Date): LearningState {
  return {
    openedAt: now,
    tab: "dashboard",
    courses: sampleCourses.map((sample) => buildCourse(sample, now)),
    notes: sampleNotes,
    days: buildDays(now),
    goal: 150,
    player: {
      courseId: "c1",
      chapterId: leftAt.chapter,
      time: leftAt.second,
      playing: false,
      muted: false,
      speed: 1,
      captions: true,
      ended: false,
    },
    transcriptQuery: "",
    answers: {},
    checked: [],
    isInstructor: false,
    noteQuery: "",
    noteScope: "chapter",
    segment: "all",
    courseSort: "recent",
    courseQuery: "",
    browseCategory: "all",
    browseLevel: "all",
    browseQuery: "",
    browseSort: "popular",
    openCourse: null,
    certificate: null,
    celebrated: null,
  };
}

function buildCourse(sample: SampleCourse, now: Date): Course {
  const { id, done, daysAgo, minutes } = sample;
  const durations =
    sample.chapterMinutes ??
    allocate(
      minutes,
      sample.chapters.map(() => 1),
    );
  const chapters = sample.chapters.map((title, index): Chapter => {
    const chapterId = `${id}-${index + 1}`;
    return {
      id: chapterId,
      title,
      duration: (durations[index] ?? 0) * 60,
      completed: index < (done ?? 0),
      current: index === Math.min(done ?? 0, sample.chapters.length - 1),
      position: chapterId === leftAt.chapter ? leftAt.second : 0,
    };
  });
  const progress = courseProgress(chapters);
  const lastActivity = daysAgo === undefined ? null : isoDay(addDays(now, -daysAgo));
  return {
    id,
    title: sample.title,
    instructor: sample.instructor,
    duration: minutes,
    level: sample.level,
    rating: sample.rating,
    students: sample.students,
    progress,
    completed: progress === 100,
    image: sample.category,
    category: sample.category,
    chapters,
    enrolled: done !== undefined,
    lastActivity,
    completedOn: progress === 100 ? lastActivity : null,
  };
}

function buildDays(now: Date): LearningDay[] {
  const days = daysUpTo(now, weeksShown * 7);
  return days.map((day, index) => {
    const fromEnd = days.length - 1 - index;
    if (fromEnd < lastWeek.length) {
      const minutes = lastWeek[lastWeek.length - 1 - fromEnd] ?? 0;
      return { day, seconds: minutes * 60 + (fromEnd === 0 ? leftAt.second % 60 : 0) };
    }
    return { day, seconds: (earlier[fromEnd] ?? 0) * 60 };
  });
}

const sampleNotes: readonly Note[] = [
  {
    id: "n1",
    courseId: "c1",
    chapterId: "c1-2",
    timestamp: 112,
    content: "Row = one fact, not one customer",
  },
  {
    id: "n2",
    courseId: "c1",
    chapterId: "c1-4",
    timestamp: 370,
    content: "NULL is not zero, use IS NULL",
  },
  {
    id: "n3",
    courseId: "c1",
    chapterId: "c1-5",
    timestamp: 125,
    content: "Check row count before and after a join",
  },
];
