import { describe, expect, test } from "vitest";
import { isoDay } from "#domain/dates.ts";
import { sampleClocks } from "#app/lib/sample-clocks.ts";
import { buildLearning } from "./data.ts";
import { courseCategories } from "./model.ts";
import { courseProgress, learningSeconds } from "./progress.ts";
import { reduceLearning, shownChapter, type LearningAction } from "./reducer.ts";

describe.each(sampleClocks)("the academy on %s", (now) => {
  const { courses, days, notes, player } = buildLearning(now);
  const today = isoDay(now);

  test("has twelve courses, in the specified numbers by category", () => {
    const counts = courseCategories.map(
      (name) => courses.filter(({ category }) => category === name).length,
    );
    expect(counts).toEqual([3, 2, 4, 2, 1]);
  });

  test("has chapters that add up to their course, and progress that follows from them", () => {
    for (const { chapters, duration, progress, completed } of courses) {
      const seconds = chapters.reduce((all, chapter) => all + chapter.duration, 0);
      expect(seconds).toBe(duration * 60);
      expect(progress).toBe(courseProgress(chapters));
      expect(completed).toBe(progress === 100);
      expect(chapters.filter(({ current }) => current)).toHaveLength(1);
    }
  });

  test("has days that add up to the learning time, with some on every day a course was used", () => {
    const learned = days.reduce((all, { seconds }) => all + seconds, 0);
    expect(learned).toBe(learningSeconds(courses));
    for (const { lastActivity } of courses) {
      if (lastActivity === null) continue;
      expect(days.find(({ day }) => day === lastActivity)?.seconds).toBeGreaterThan(0);
    }
  });

  test("knows nothing of tomorrow", () => {
    expect(days.at(-1)?.day).toBe(today);
    for (const { lastActivity, completedOn } of courses) {
      for (const day of [lastActivity, completedOn]) expect((day ?? "") <= today).toBe(true);
    }
  });

  test("has its notes and the player inside chapters that exist, and no id twice", () => {
    for (const { courseId, chapterId, timestamp } of notes) {
      const chapters = courses.find(({ id }) => id === courseId)?.chapters;
      const chapter = chapters?.find(({ id }) => id === chapterId);
      expect(timestamp).toBeLessThan(chapter?.duration ?? 0);
    }
    expect(player).toMatchObject({ courseId: "c1", chapterId: "c1-5", time: 258 });
    const ids = courses.flatMap(({ id, chapters }) => [id, ...chapters.map((one) => one.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("watching", () => {
  const start = buildLearning(new Date(2026, 10, 20, 9, 0));
  const after = (...actions: readonly LearningAction[]) => actions.reduce(reduceLearning, start);
  const chapter = { courseId: "c1", chapterId: "c1-5", today: "2026-11-20" } as const;

  test("completing is done once and taken back whole", () => {
    const done = after({ type: "complete", ...chapter });
    expect(reduceLearning(done, { type: "complete", ...chapter })).toBe(done);
    expect(reduceLearning(done, { type: "uncomplete", ...chapter })).toEqual(start);
    expect(after({ type: "uncomplete", ...chapter })).toBe(start);
  });

  test("the last chapter completes the course today; taking it back takes the certificate", () => {
    const all = [5, 6, 7, 8, 9, 10].map((number): LearningAction => ({
      type: "complete",
      courseId: "c1",
      chapterId: `c1-${number}`,
      today: "2026-11-20",
    }));
    const done = after(...all);
    expect(done.courses[0]).toMatchObject({
      progress: 100,
      completed: true,
      completedOn: "2026-11-20",
    });
    expect(done.celebrated).toBe("c1");
    const undone = reduceLearning(done, { type: "uncomplete", ...chapter });
    expect(undone.courses[0]).toMatchObject({ progress: 90, completedOn: null });
  });

  test("each chapter remembers its second", () => {
    const away = after(
      { type: "seek", second: 540 },
      { type: "openChapter", courseId: "c1", chapterId: "c1-1" },
    );
    expect(away.player.time).toBe(0);
    const back = reduceLearning(away, {
      type: "openChapter",
      courseId: "c1",
      chapterId: "c1-5",
    });
    expect(back.player).toMatchObject({ time: 540, playing: false });
    expect(shownChapter(back).current).toBe(true);
  });

  test("what is watched, skipped, completed or taken back counts in the days as in the learning time", () => {
    const sum = (state: typeof start) => state.days.reduce((all, { seconds }) => all + seconds, 0);
    const steps: readonly LearningAction[] = [
      { type: "play" },
      { type: "tick", milliseconds: 4000 },
      { type: "seek", second: 540 },
      { type: "complete", ...chapter },
      { type: "tick", milliseconds: 4000 },
      { type: "uncomplete", ...chapter },
      { type: "seek", second: 100 },
    ];
    for (const [index] of steps.entries()) {
      const state = after(...steps.slice(0, index + 1));
      expect(sum(state)).toBe(learningSeconds(state.courses));
    }
  });

  test("leaving the tab pauses", () => {
    const left = after({ type: "play" }, { type: "tab", tab: "browse" });
    expect(left.player.playing).toBe(false);
  });

  test("a finished chapter starts over when it is opened again", () => {
    const again = after(
      { type: "seek", second: 720 },
      { type: "openChapter", courseId: "c1", chapterId: "c1-5" },
    );
    expect(again.player.time).toBe(0);
  });
});
