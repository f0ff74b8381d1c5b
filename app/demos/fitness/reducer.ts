import type { IsoDay } from "#domain/dates.ts";
import { updateById } from "#app/lib/update-by-id.ts";
import { nextSort } from "#app/lib/sort-rows.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { book, cancelBooking, leaveWaitlist, upcomingOf } from "./bookings.ts";
import { checkClass, newClass, noClassFilters, type ClassDraft } from "./classes.ts";
import { checkIn, convertTrial, nudge, snooze, undoDeed } from "./deeds.ts";
import { memberError, newMember, noFilters } from "./members.ts";
import type {
  ClassFilters,
  CoachHours,
  FitnessState,
  FitnessTab,
  HeatCell,
  HeatMetric,
  Member,
  MemberField,
  MemberFilters,
  MembershipType,
} from "./model.ts";
import {
  complete,
  isLive,
  pause,
  resume,
  startWorkout,
  undoComplete,
  type WorkoutDraft,
} from "./workouts.ts";

type Timed = { readonly now: Date };

type BookingAction = Timed & {
  readonly type: "book" | "cancelBooking" | "leaveWaitlist";
  readonly classId: string;
  readonly memberId: string;
};

type FloorAction =
  | (Timed & { readonly type: "pause" | "resume" | "complete"; readonly id: string })
  | (Timed & { readonly type: "undoComplete"; readonly id: string })
  | (Timed & { readonly type: "startWorkout"; readonly draft: WorkoutDraft });

export type FitnessAction =
  | { readonly type: "tab"; readonly tab: FitnessTab }
  | { readonly type: "filter"; readonly change: Partial<MemberFilters> }
  | { readonly type: "showAtRisk" }
  | { readonly type: "undoCancel" }
  | { readonly type: "clearClassFilters" }
  | { readonly type: "sort"; readonly field: MemberField }
  | { readonly type: "openMember"; readonly id: string | null }
  | (Timed & { readonly type: "checkIn"; readonly id: string; readonly isReactivating?: boolean })
  | { readonly type: "undoDeed"; readonly id: string }
  | (Timed & {
      readonly type: "convertTrial";
      readonly id: string;
      readonly membershipType: Exclude<MembershipType, "Trial">;
    })
  | (Timed & { readonly type: "nudge"; readonly id: string; readonly message: string })
  | (Timed & { readonly type: "snooze"; readonly id: string })
  | (Timed & { readonly type: "toggleFreeze"; readonly id: string })
  | (Timed & { readonly type: "note"; readonly id: string; readonly text: string })
  | (Timed & {
      readonly type: "addMember";
      readonly name: string;
      readonly membershipType: MembershipType;
    })
  | { readonly type: "day"; readonly day: IsoDay }
  | { readonly type: "classFilter"; readonly change: Partial<ClassFilters> }
  | BookingAction
  | (Timed & { readonly type: "addClass"; readonly draft: ClassDraft })
  | FloorAction
  | { readonly type: "addCoach" | "removeCoach"; readonly hours: CoachHours }
  | { readonly type: "metric"; readonly metric: HeatMetric }
  | { readonly type: "selectCell"; readonly cell: HeatCell };

export function reduceFitness(state: FitnessState, action: FitnessAction): FitnessState {
  switch (action.type) {
    case "tab":
      return { ...state, tab: action.tab };
    case "addCoach":
      return { ...state, coachesAdded: [...state.coachesAdded, action.hours] };
    case "removeCoach":
      return {
        ...state,
        coachesAdded: state.coachesAdded.filter((one) => one !== action.hours),
      };
    case "metric":
      return { ...state, metric: action.metric };
    case "selectCell":
      return isSameCell(state.cell, action.cell) ? state : { ...state, cell: action.cell };
    case "pause":
    case "resume":
    case "complete":
    case "undoComplete":
    case "startWorkout":
      return reduceFloor(state, action);
    case "day":
    case "classFilter":
    case "clearClassFilters":
    case "book":
    case "cancelBooking":
    case "leaveWaitlist":
    case "undoCancel":
    case "addClass":
      return reduceClasses(state, action);
    default:
      return reduceMembers(state, action);
  }
}

function isSameCell(one: HeatCell, other: HeatCell): boolean {
  return one.day === other.day && one.hour === other.hour;
}

function reduceFloor(state: FitnessState, action: FloorAction): FitnessState {
  switch (action.type) {
    case "pause":
    case "resume": {
      const change = action.type === "pause" ? pause : resume;
      const workouts = updateById(state.workouts, action.id, (one) => change(one, action.now));
      return workouts === state.workouts ? state : { ...state, workouts };
    }
    case "complete": {
      const next = complete(state, action.id, action.now);
      const workout = state.workouts.find(({ id }) => id === action.id);
      if (next === state || !workout) return state;
      const text = `${workout.memberName} finished ${workout.exercise}`;
      return withFeed(next, `done-${action.id}`, action.now, text);
    }
    case "undoComplete": {
      const next = undoComplete(state, action.id, action.now);
      return next === state ? state : withoutFeed(next, `done-${action.id}`);
    }
    case "startWorkout": {
      const next = startWorkout(state, action.draft, action.now);
      const [workout] = next.workouts;
      if (next === state || !workout) return state;
      // Whoever is on the floor has come in.
      const seen = checkIn(next, workout.memberId, action.now);
      const text = `${workout.memberName} started ${workout.exercise}`;
      return withFeed(seen, `start-${workout.id}`, action.now, text);
    }
  }
}

function withFeed(state: FitnessState, id: string, at: Date, text: string): FitnessState {
  return { ...state, feed: [{ id, at, text }, ...state.feed.filter((one) => one.id !== id)] };
}

function withoutFeed(state: FitnessState, id: string): FitnessState {
  return { ...state, feed: state.feed.filter((one) => one.id !== id) };
}

type ClassAction =
  | BookingAction
  | Extract<
      FitnessAction,
      { type: "day" | "classFilter" | "clearClassFilters" | "undoCancel" | "addClass" }
    >;

function reduceClasses(state: FitnessState, action: ClassAction): FitnessState {
  switch (action.type) {
    case "day":
      return { ...state, day: action.day };
    case "classFilter":
      return { ...state, classFilters: { ...state.classFilters, ...action.change } };
    case "clearClassFilters":
      return { ...state, classFilters: noClassFilters };
    case "undoCancel": {
      if (!state.cancelled) return state;
      const { before, after } = state.cancelled;
      const classes = updateById(state.classes, before.id, (one) => (one === after ? before : one));
      return { ...state, classes, cancelled: null };
    }
    case "addClass": {
      if (Object.keys(checkClass(state.classes, action.draft, action.now)).length > 0) return state;
      return { ...state, classes: [...state.classes, newClass(state.classes, action.draft)] };
    }
    default:
      return reduceBooking(state, action);
  }
}

function reduceBooking(state: FitnessState, action: BookingAction): FitnessState {
  const { classId, memberId, now } = action;
  const gymClass = state.classes.find(({ id }) => id === classId);
  const member = state.members.find(({ id }) => id === memberId);
  if (!gymClass || !member) return state;
  if (action.type === "book") {
    const booking = book(gymClass, member, now, state.classes);
    if (booking.kind === "refused") return state;
    const classes = updateById(state.classes, classId, () => booking.gymClass);
    const deed = booking.kind === "booked" ? "booked" : "joined the waitlist of";
    const text = `${member.name} ${deed} ${gymClass.name}`;
    return withFeed({ ...state, classes }, `book-${classId}-${memberId}`, now, text);
  }
  const isLeaving = action.type === "leaveWaitlist";
  const after = isLeaving
    ? leaveWaitlist(gymClass, memberId)
    : cancelBooking(gymClass, memberId, now);
  if (after === gymClass) return state;
  const classes = updateById(state.classes, classId, () => after);
  return withoutFeed(
    { ...state, classes, cancelled: { before: gymClass, after } },
    `book-${classId}-${memberId}`,
  );
}

type MemberAction = Exclude<
  FitnessAction,
  FloorAction | ClassAction | { type: "tab" | "metric" | "selectCell" | "addCoach" | "removeCoach" }
>;

function reduceMembers(state: FitnessState, action: MemberAction): FitnessState {
  switch (action.type) {
    case "filter":
      return { ...state, filters: { ...state.filters, ...action.change } };
    case "showAtRisk":
      return { ...state, tab: "members", filters: { ...noFilters, isAtRiskOnly: true } };
    case "sort": {
      const first = action.field === "classes" ? "descending" : "ascending";
      return { ...state, sort: nextSort(state.sort, action.field, first) };
    }
    case "openMember":
      return { ...state, openMember: action.id };
    case "checkIn":
      return checkIn(state, action.id, action.now, action.isReactivating);
    case "undoDeed":
      return undoDeed(state, action.id);
    case "convertTrial":
      return convertTrial(state, action.id, action.membershipType, action.now);
    case "nudge":
      return nudge(state, action.id, action.message, action.now);
    case "snooze":
      return snooze(state, action.id, action.now);
    case "toggleFreeze":
      return toggleFreeze(state, action.id, action.now);
    case "note":
      return withNote(state, action);
    case "addMember": {
      if (memberError(action.name) !== undefined) return state;
      const { name, membershipType, now } = action;
      const member = newMember(state.members, name, membershipType, now);
      const members = [...state.members, member];
      const text = `${member.name} joined as ${membershipType}`;
      return withFeed({ ...state, members }, `join-${member.id}`, now, text);
    }
  }
}

/** Active becomes inactive and back; a trial is neither. Whoever is frozen has no bookings, and is not on the floor. */
function toggleFreeze(state: FitnessState, id: string, now: Date): FitnessState {
  const member = state.members.find((one) => one.id === id);
  if (!member || member.status === "trial" || isLive(state.workouts, id)) return state;
  const status = member.status === "active" ? "inactive" : "active";
  const members = updateById(state.members, id, (one): Member => ({ ...one, status }));
  const booked = status === "inactive" ? upcomingOf(state.classes, id, now) : [];
  const classes = state.classes.map((one) =>
    booked.includes(one) ? leaveWaitlist(cancelBooking(one, id, now), id) : one,
  );
  const text = `${member.name} ${status === "active" ? "reactivated" : "frozen"}`;
  return withFeed({ ...state, members, classes }, `freeze-${id}`, now, text);
}

function withNote(
  state: FitnessState,
  { id, text, now }: Extract<FitnessAction, { type: "note" }>,
): FitnessState {
  const clean = cleanText(text);
  if (clean === "") return state;
  const members = updateById(state.members, id, (member) => ({
    ...member,
    notes: [{ at: now, text: clean }, ...member.notes],
  }));
  return members === state.members ? state : { ...state, members };
}
