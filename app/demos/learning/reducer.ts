import { enroll, leave } from "./catalog.ts";
import { learned } from "./goals.ts";
import type {
  BrowseSort,
  Chapter,
  Course,
  CourseCategory,
  CourseLevel,
  CourseSegment,
  CourseSort,
  LearningState,
  LearningTab,
  Note,
  Speed,
} from "./model.ts";
import { addNote } from "./notes.ts";
import { seek, setSpeed, tick } from "./player.ts";
import { checkQuiz, questionsOf, retryQuiz } from "./quiz.ts";
import { currentChapter, learningSeconds, nextChapter, withChapters } from "./progress.ts";

export type LearningAction =
  | { readonly type: "tab"; readonly tab: LearningTab }
  | { readonly type: "openChapter"; readonly courseId: string; readonly chapterId?: string }
  | { readonly type: "play" | "pause" | "mute" | "captions" }
  | { readonly type: "tick"; readonly milliseconds: number }
  | { readonly type: "seek"; readonly second: number }
  | { readonly type: "speed"; readonly speed: Speed }
  | {
      readonly type: "complete" | "uncomplete";
      readonly courseId: string;
      readonly chapterId: string;
      readonly today: string;
    }
  | { readonly type: "closePanel" }
  | { readonly type: "next" }
  | { readonly type: "answer"; readonly questionId: string; readonly option: number }
  | { readonly type: "checkQuiz" | "retryQuiz"; readonly chapterId: string }
  | { readonly type: "searchTranscript"; readonly query: string }
  | { readonly type: "instructor"; readonly isOn: boolean }
  | { readonly type: "addNote"; readonly note: Note }
  | { readonly type: "editNote"; readonly id: string; readonly content: string }
  | { readonly type: "deleteNote"; readonly id: string }
  | { readonly type: "restoreNote"; readonly note: Note; readonly index: number }
  | { readonly type: "searchNotes"; readonly query: string }
  | { readonly type: "noteScope"; readonly scope: LearningState["noteScope"] }
  | { readonly type: "goal"; readonly minutes: number }
  | { readonly type: "enroll"; readonly id: string; readonly today: string }
  | { readonly type: "leave"; readonly id: string }
  | { readonly type: "segment"; readonly segment: CourseSegment }
  | { readonly type: "courseSort"; readonly sort: CourseSort }
  | { readonly type: "courseQuery" | "browseQuery"; readonly query: string }
  | { readonly type: "browseCategory"; readonly category: CourseCategory | "all" }
  | { readonly type: "browseLevel"; readonly level: CourseLevel | "all" }
  | { readonly type: "browseSort"; readonly sort: BrowseSort }
  | { readonly type: "clearBrowse" }
  | { readonly type: "openCourse" | "certificate"; readonly id: string | null };

export function reduceLearning(state: LearningState, action: LearningAction): LearningState {
  switch (action.type) {
    case "tab":
      // Leaving Watch pauses; the second is kept with the chapter.
      return { ...state, tab: action.tab, player: { ...state.player, playing: false } };
    case "goal":
      return { ...state, goal: action.minutes };
    case "enroll":
      return { ...state, courses: enroll(state.courses, action.id, action.today) };
    case "leave":
      return { ...state, courses: leave(state.courses, action.id) };
    case "segment":
      return { ...state, segment: action.segment };
    case "courseSort":
      return { ...state, courseSort: action.sort };
    case "courseQuery":
      return { ...state, courseQuery: action.query };
    case "browseQuery":
      return { ...state, browseQuery: action.query };
    case "browseCategory":
      return { ...state, browseCategory: action.category };
    case "browseLevel":
      return { ...state, browseLevel: action.level };
    case "browseSort":
      return { ...state, browseSort: action.sort };
    case "clearBrowse":
      return { ...state, browseQuery: "", browseCategory: "all", browseLevel: "all" };
    case "openCourse":
      return { ...state, openCourse: action.id };
    case "certificate":
      return { ...state, certificate: action.id, celebrated: null };
    case "answer": {
      const isClosed = state.checked.some((id) =>
        questionsOf(id).some((question) => question.id === action.questionId),
      );
      if (isClosed) return state;
      return { ...state, answers: { ...state.answers, [action.questionId]: action.option } };
    }
    case "checkQuiz":
      return checkQuiz(state, action.chapterId);
    case "retryQuiz":
      return retryQuiz(state, action.chapterId);
    case "searchTranscript":
      return { ...state, transcriptQuery: action.query };
    case "instructor":
      return { ...state, isInstructor: action.isOn };
    case "addNote":
    case "editNote":
    case "deleteNote":
    case "restoreNote":
    case "searchNotes":
    case "noteScope":
      return { ...state, ...reduceNotes(state, action) };
    default: {
      const next = reducePlayer(state, action);
      if (next.courses === state.courses) return next;
      // The days and the learning time are one figure, looked at in two ways.
      const more = learningSeconds(next.courses) - learningSeconds(state.courses);
      return more === 0 ? next : { ...next, days: learned(next.days, more) };
    }
  }
}

type NoteAction = Extract<
  LearningAction,
  {
    type: "addNote" | "editNote" | "deleteNote" | "restoreNote" | "searchNotes" | "noteScope";
  }
>;

function reduceNotes(state: LearningState, action: NoteAction): Partial<LearningState> {
  const { notes } = state;
  switch (action.type) {
    case "addNote":
      return { notes: addNote(notes, action.note) };
    case "editNote":
      return {
        notes: notes.map((note) =>
          note.id === action.id && action.content.trim() !== ""
            ? { ...note, content: action.content.trim() }
            : note,
        ),
      };
    case "deleteNote":
      return { notes: notes.filter(({ id }) => id !== action.id) };
    case "restoreNote":
      return { notes: notes.toSpliced(action.index, 0, action.note) };
    case "searchNotes":
      return { noteQuery: action.query };
    case "noteScope":
      return { noteScope: action.scope };
  }
}

type PlayerAction = Extract<
  LearningAction,
  {
    type:
      | "openChapter"
      | "play"
      | "pause"
      | "mute"
      | "captions"
      | "tick"
      | "seek"
      | "speed"
      | "complete"
      | "uncomplete"
      | "closePanel"
      | "next";
  }
>;

function reducePlayer(state: LearningState, action: PlayerAction): LearningState {
  const { player } = state;
  switch (action.type) {
    case "openChapter":
      return opened(state, action.courseId, action.chapterId ?? null);
    case "play":
      return player.ended ? state : { ...state, player: { ...player, playing: true } };
    case "pause":
      return { ...state, player: { ...player, playing: false } };
    case "mute":
      return { ...state, player: { ...player, muted: !player.muted } };
    case "captions":
      return { ...state, player: { ...player, captions: !player.captions } };
    case "speed":
      return { ...state, player: setSpeed(player, action.speed) };
    case "tick": {
      const ticked = tick(player, action.milliseconds, shownChapter(state).duration);
      return moved(state, ticked);
    }
    case "seek":
      return moved(state, seek(player, action.second, shownChapter(state).duration));
    case "complete":
      return completed(state, action.courseId, action.chapterId, action.today);
    case "uncomplete":
      return uncompleted(state, action.courseId, action.chapterId);
    case "closePanel":
      return { ...state, celebrated: null };
    case "next": {
      const course = shownCourse(state);
      const chapter = nextChapter(course.chapters, player.chapterId);
      return chapter ? opened(state, course.id, chapter.id) : state;
    }
  }
}

export function shownCourse(state: LearningState): Course {
  const course = state.courses.find(({ id }) => id === state.player.courseId);
  if (!course) throw new Error(`There is no course ${state.player.courseId}.`);
  return course;
}

export function shownChapter(state: LearningState): Chapter {
  const chapter = shownCourse(state).chapters.find(({ id }) => id === state.player.chapterId);
  if (!chapter) throw new Error(`There is no chapter ${state.player.chapterId}.`);
  return chapter;
}

/** Opens a chapter in Watch at the second it was left, paused; without one, the course's current chapter. */
function opened(state: LearningState, courseId: string, chapterId: string | null): LearningState {
  const course = state.courses.find(({ id }) => id === courseId);
  const chapter =
    course?.chapters.find(({ id }) => id === chapterId) ?? (course && currentChapter(course));
  if (!course || !chapter) return state;
  const chapters = course.chapters.map((one) => ({ ...one, current: one.id === chapter.id }));
  return {
    ...state,
    tab: "watch",
    celebrated: null,
    courses: replaced(state.courses, { ...course, chapters }),
    player: {
      ...state.player,
      courseId,
      chapterId: chapter.id,
      time: chapter.position >= chapter.duration ? 0 : chapter.position,
      playing: false,
      ended: false,
    },
  };
}

/** The player has come to another second, which its chapter remembers. */
function moved(state: LearningState, player: LearningState["player"]): LearningState {
  if (player === state.player) return state;
  const course = shownCourse(state);
  const chapters = course.chapters.map((chapter) =>
    chapter.id === player.chapterId ? { ...chapter, position: player.time } : chapter,
  );
  return { ...state, player, courses: replaced(state.courses, { ...course, chapters }) };
}

function completed(
  state: LearningState,
  courseId: string,
  chapterId: string,
  today: string,
): LearningState {
  const course = state.courses.find(({ id }) => id === courseId);
  const chapter = course?.chapters.find(({ id }) => id === chapterId);
  if (!course || !chapter || chapter.completed) return state;
  const done = withChapters(
    { ...course, lastActivity: today },
    course.chapters.map((one) => (one.id === chapterId ? { ...one, completed: true } : one)),
  );
  const isFinished = done.completed;
  return {
    ...state,
    courses: replaced(state.courses, isFinished ? { ...done, completedOn: today } : done),
    celebrated: isFinished ? courseId : state.celebrated,
  };
}

/** Takes a completion back, with all that followed from it; the second stays. */
function uncompleted(state: LearningState, courseId: string, chapterId: string): LearningState {
  const course = state.courses.find(({ id }) => id === courseId);
  const chapter = course?.chapters.find(({ id }) => id === chapterId);
  if (!course || !chapter?.completed) return state;
  const open = withChapters(
    { ...course, completedOn: null },
    course.chapters.map((one) => (one.id === chapterId ? { ...one, completed: false } : one)),
  );
  return {
    ...state,
    courses: replaced(state.courses, open),
    celebrated: null,
  };
}

function replaced(courses: readonly Course[], changed: Course): readonly Course[] {
  return courses.map((course) => (course.id === changed.id ? changed : course));
}
