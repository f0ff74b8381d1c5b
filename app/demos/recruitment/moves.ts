import { cleanText } from "#app/lib/typed-text.ts";
import type {
  Candidate,
  LastMove,
  RecruitmentState,
  Rejection,
  RejectionReason,
  Stage,
  TimelineEvent,
} from "./model.ts";
import { stageLabels } from "./stages.ts";

/** At most so many candidates move or are rejected at a time. */
export const bulkLimit = 10;

export type RejectionInput = {
  readonly reason: RejectionReason | null;
  readonly detail: string;
  /** The draft of each candidate, by id. */
  readonly notes: Readonly<Record<string, string>>;
  readonly isSent: boolean;
};

type MoveOptions = {
  readonly rejection?: RejectionInput;
  /** Closes the job of a hire. */
  readonly isJobPaused?: boolean;
};

/**
 * Moves candidates to a stage: days start again at none, the timeline says so, and it can be undone once. The same
 * state comes back when nobody moves, when there are too many, or when a rejection has no reason.
 */
export function moveCandidates(
  state: RecruitmentState,
  ids: readonly string[],
  to: Stage,
  now: Date,
  options: MoveOptions = {},
): RecruitmentState {
  const moving = state.candidates.filter(({ id, status }) => ids.includes(id) && status !== to);
  const { rejection } = options;
  if (moving.length === 0 || ids.length > bulkLimit) return state;
  if (to === "rejected" && !isComplete(rejection)) return state;
  const moved = new Map(
    moving.map((candidate, index) => {
      const reject = to === "rejected" && rejection ? rejectionOf(candidate.id, rejection) : null;
      return [candidate.id, movedOne(candidate, to, now, reject, state.serial + index * 2)];
    }),
  );
  const pausedJob = to === "hired" && options.isJobPaused ? jobToPause(state, moving[0]) : null;
  const before = moving.map((candidate) => ({
    id: candidate.id,
    name: candidate.name,
    from: candidate.status,
    history: candidate.history,
    reject: candidate.reject,
    events: newEvents(candidate, moved.get(candidate.id)),
  }));
  return {
    ...state,
    candidates: state.candidates.map((candidate) => moved.get(candidate.id) ?? candidate),
    jobs: state.jobs.map((job) => (job.id === pausedJob ? { ...job, status: "paused" } : job)),
    selected: [],
    asking: null,
    lastMove: { id: state.serial, to, before, pausedJob },
    hasMoved: true,
    serial: state.serial + moving.length * 2,
  };
}

/** A rejection needs a reason, and `Other` needs words. */
export function isComplete(rejection: RejectionInput | undefined): boolean {
  if (!rejection || rejection.reason === null) return false;
  return rejection.reason !== "Other" || cleanText(rejection.detail) !== "";
}

/**
 * Takes the last move back: stage, days and timeline. What else was done meanwhile stays; a second time does nothing,
 * and so does the Undo of a move that is not the last any more.
 */
export function undoMove(state: RecruitmentState, id?: number): RecruitmentState {
  const { lastMove } = state;
  if (!lastMove || (id !== undefined && id !== lastMove.id)) return state;
  return {
    ...state,
    candidates: state.candidates.map((candidate) => restored(candidate, lastMove)),
    jobs: state.jobs.map((job) =>
      job.id === lastMove.pausedJob ? { ...job, status: "active" } : job,
    ),
    lastMove: null,
    undone: { count: state.undone.count + 1, id: lastMove.before[0]?.id ?? "" },
  };
}

function movedOne(
  candidate: Candidate,
  to: Stage,
  now: Date,
  reject: Rejection | null,
  serial: number,
): Candidate {
  const event = (offset: number, kind: TimelineEvent["kind"], text: string): TimelineEvent => ({
    id: `event-${serial + offset}`,
    at: now,
    kind,
    text,
  });
  const isReopened = candidate.status === "hired" || candidate.status === "rejected";
  const label = stageLabels[to];
  const text =
    to === "rejected"
      ? `Rejected: ${reject?.reason ?? ""}`
      : isReopened
        ? `Reopened, moved to ${label}`
        : `Moved to ${label}`;
  const kind = to === "rejected" || to === "hired" ? to : "moved";
  return {
    ...candidate,
    status: to,
    history: [...candidate.history, { stage: to, since: now }],
    reject,
    timeline: [
      ...(reject?.noteSent ? [event(1, "sent", "Note sent")] : []),
      event(0, kind, text),
      ...candidate.timeline,
    ],
  };
}

function rejectionOf(id: string, input: RejectionInput): Rejection | null {
  if (input.reason === null) return null;
  const note = input.isSent ? cleanText(input.notes[id] ?? "") : "";
  const detail = input.reason === "Other" ? cleanText(input.detail) : "";
  return { reason: input.reason, detail, note, noteSent: input.isSent };
}

function newEvents(before: Candidate, after: Candidate | undefined): readonly string[] {
  const known = new Set(before.timeline.map(({ id }) => id));
  return after?.timeline.map(({ id }) => id).filter((id) => !known.has(id)) ?? [];
}

function jobToPause(state: RecruitmentState, hired: Candidate | undefined): string | null {
  const job = state.jobs.find(({ id }) => id === hired?.jobId);
  return job?.status === "active" ? job.id : null;
}

function restored(candidate: Candidate, { before }: LastMove): Candidate {
  const old = before.find(({ id }) => id === candidate.id);
  if (!old) return candidate;
  return {
    ...candidate,
    status: old.from,
    history: old.history,
    reject: old.reject,
    timeline: candidate.timeline.filter(({ id }) => !old.events.includes(id)),
  };
}

/** `Wen Li Zhao moved to Hired. 4 in Hired.` */
export function moveSentence(state: RecruitmentState, ids: readonly string[], to: Stage): string {
  const label = stageLabels[to];
  const names = state.candidates.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const count = state.candidates.filter(({ status }) => status === to).length;
  const who = names.length === 1 ? names[0] : `${names.length} candidates`;
  return `${who} moved to ${label}. ${count} in ${label}.`;
}
