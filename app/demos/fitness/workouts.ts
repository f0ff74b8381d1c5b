import { updateById } from "#app/lib/update-by-id.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { machinesNow } from "./machines.ts";
import type { Equipment, FitnessState, Member, Workout } from "./model.ts";

const minute = 60_000;
/** Calories a minute that count as full effort. */
const fullEffort = 15;

type Floor = Pick<FitnessState, "workouts" | "equipment" | "completed">;
/** What says whether a machine is free. */
type Machines = Pick<FitnessState, "equipment" | "classes">;

/** Seconds of exercise, without the pauses; stands still while paused and once completed. */
export function elapsedSec(workout: Workout, now: Date): number {
  const { status, duration, startedAt, pausedAt, pausedMs } = workout;
  if (status === "completed") return duration * 60;
  const end = pausedAt ?? now;
  return Math.max(0, Math.floor((end.getTime() - startedAt.getTime() - pausedMs) / 1000));
}

export function elapsedMinutes(workout: Workout, now: Date): number {
  return Math.floor(elapsedSec(workout, now) / 60);
}

/** `09:05`; hours only when there are some: `1:02:30`. */
export function clockText(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const end = `${pad(Math.floor(rest / 60))}:${pad(rest % 60)}`;
  return hours > 0 ? `${hours}:${end}` : end;
}

/** Burned up to now; final once completed. */
export function kcal(workout: Workout, now: Date): number {
  if (workout.status === "completed") return workout.caloriesBurned;
  return Math.round((workout.rate * elapsedSec(workout, now)) / 60);
}

/** Percent of full effort; none while resting. */
export function effort({ rate, paused }: Workout): number {
  return paused ? 0 : Math.min(100, Math.round((rate / fullEffort) * 100));
}

export function pause(workout: Workout, now: Date): Workout {
  if (workout.status === "completed" || workout.paused) return workout;
  return { ...workout, paused: true, pausedAt: now };
}

export function resume(workout: Workout, now: Date): Workout {
  if (workout.status === "completed" || workout.pausedAt === null) return workout;
  const pausedMs = workout.pausedMs + now.getTime() - workout.pausedAt.getTime();
  return { ...workout, paused: false, pausedAt: null, pausedMs };
}

/** Ends a workout with its minutes and calories, and frees its machine. */
export function complete<State extends Floor>(state: State, id: string, now: Date): State {
  const workout = state.workouts.find((one) => one.id === id);
  if (!workout || workout.status === "completed") return state;
  return {
    ...state,
    workouts: updateById(state.workouts, id, (one) => ({
      ...one,
      status: "completed",
      duration: Math.max(1, Math.round(elapsedSec(one, now) / 60)),
      caloriesBurned: kcal(one, now),
      paused: false,
      pausedAt: null,
    })),
    equipment: withFree(state.equipment, workout.equipment, 1),
    completed: [workout, ...state.completed],
  };
}

/** Whether a workout completed in this visit can go on: its machine is free, its member is not at another. */
export function canUndoComplete(state: Floor & Machines, id: string, now: Date): boolean {
  const before = state.completed.find((one) => one.id === id);
  const machine = machinesNow(state, now).find(({ name }) => name === before?.equipment);
  if (!before || !machine || machine.available === 0) return false;
  return !isLive(state.workouts, before.memberId);
}

/** The workout goes on as if it had never been completed, on the same machine. */
export function undoComplete<State extends Floor & Machines>(
  state: State,
  id: string,
  now: Date,
): State {
  const before = state.completed.find((one) => one.id === id);
  if (!before || !canUndoComplete(state, id, now)) return state;
  return {
    ...state,
    workouts: updateById(state.workouts, id, () => before),
    equipment: withFree(state.equipment, before.equipment, -1),
    completed: state.completed.filter((one) => one.id !== id),
  };
}

function withFree(equipment: readonly Equipment[], name: string, change: 1 | -1) {
  return equipment.map((one) => {
    const available = one.available + change;
    const isPossible = one.name === name && available >= 0 && available <= one.total;
    return isPossible ? { ...one, available } : one;
  });
}

/** Whether a member is on the floor now. */
export function isLive(workouts: readonly Workout[], memberId: string): boolean {
  return workouts.some((one) => one.memberId === memberId && one.status === "in-progress");
}

export function live(workouts: readonly Workout[]): readonly Workout[] {
  return workouts.filter(({ status }) => status === "in-progress");
}

export function completed(workouts: readonly Workout[]): readonly Workout[] {
  return workouts.filter(({ status }) => status === "completed");
}

/** Who can start: not inactive, and not at a machine already. */
export function canStart(members: readonly Member[], workouts: readonly Workout[]) {
  return members.filter(({ id, status }) => status !== "inactive" && !isLive(workouts, id));
}

const rates = { Cardio: 10.4, Strength: 7.2, Functional: 8.1 } as const satisfies Record<
  Equipment["type"],
  number
>;

/** What a new workout is made of. */
export type WorkoutDraft = {
  readonly memberId: string;
  readonly exercise: string;
  readonly equipment: string;
};

export type WorkoutErrors = Partial<Record<keyof WorkoutDraft, string>>;

/** Each field with its fault; nothing when the workout can start. */
export function checkWorkout(
  state: Pick<FitnessState, "members" | "workouts" | "equipment" | "classes">,
  { memberId, exercise, equipment }: WorkoutDraft,
  now: Date,
): WorkoutErrors {
  const member = state.members.find(({ id }) => id === memberId);
  const machine = machinesNow(state, now).find(({ name }) => name === equipment);
  const isBusy = member !== undefined && isLive(state.workouts, member.id);
  return {
    ...(!member && { memberId: "Choose a member." }),
    ...(isBusy && { memberId: `${member.name} is working out already.` }),
    ...(cleanText(exercise) === "" && { exercise: "Say what the exercise is." }),
    ...(!machine && { equipment: "Choose a machine." }),
    ...(machine?.available === 0 && { equipment: `No ${machine.name} is free.` }),
  };
}

/** Takes a machine; the very same state when `checkWorkout` finds a fault. */
export function startWorkout<State extends Floor & Pick<FitnessState, "members" | "classes">>(
  state: State,
  draft: WorkoutDraft,
  now: Date,
): State {
  const member = state.members.find(({ id }) => id === draft.memberId);
  const machine = state.equipment.find(({ name }) => name === draft.equipment);
  const isWrong = Object.keys(checkWorkout(state, draft, now)).length > 0;
  if (!member || !machine || isWrong) return state;
  const workout: Workout = {
    id: `w-new-${state.workouts.length + 1}`,
    memberId: member.id,
    memberName: member.name,
    exercise: cleanText(draft.exercise, 60),
    duration: 0,
    caloriesBurned: 0,
    equipment: machine.name,
    status: "in-progress",
    startedAt: now,
    paused: false,
    pausedAt: null,
    pausedMs: 0,
    rate: rates[machine.type],
  };
  return {
    ...state,
    workouts: [workout, ...state.workouts],
    equipment: withFree(state.equipment, machine.name, -1),
  };
}

/** The moment that many minutes before. */
export function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * minute);
}
