import { isSameDay } from "#domain/dates.ts";
import { updateById } from "#app/lib/update-by-id.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { nextSort } from "#app/lib/sort-rows.ts";
import { newCandidate, type CandidateInput } from "./applicants.ts";
import { isBooked, plannedInterviews } from "./interviews.ts";
import { checkJob, editedJob, filledFor, type JobInput } from "./jobs.ts";
import type {
  AnalyticsRange,
  Candidate,
  CandidateField,
  EventKind,
  Filters,
  InterviewMode,
  Mark,
  MoveQuestion,
  OpenCandidate,
  RecruitmentState,
  RecruitmentTab,
  Stage,
} from "./model.ts";
import { bulkLimit, moveCandidates, undoMove, type RejectionInput } from "./moves.ts";
import { scoreOverall } from "./scorecard.ts";
import { noFilters } from "./search.ts";
import { isInPlay } from "./stages.ts";

type Ids = { readonly ids: readonly string[]; readonly now: Date };

export type RecruitmentAction =
  | { readonly type: "tab"; readonly tab: RecruitmentTab }
  | { readonly type: "setFilters"; readonly filters: Partial<Filters> }
  | { readonly type: "viewApplicants"; readonly jobId: string }
  | { readonly type: "view"; readonly view: "board" | "list" }
  | { readonly type: "boardStage" | "showStage"; readonly stage: Stage }
  | { readonly type: "sort"; readonly field: CandidateField }
  | { readonly type: "select"; readonly id: string }
  | { readonly type: "clearSelection" | "close" | "keep" }
  | { readonly type: "undoMove"; readonly id: number }
  | ({ readonly type: "open" } & OpenCandidate)
  | { readonly type: "step"; readonly by: 1 | -1 }
  | { readonly type: "ask"; readonly question: MoveQuestion }
  | ({ readonly type: "move"; readonly to: Stage } & Ids)
  | ({ readonly type: "reject"; readonly rejection: RejectionInput } & Ids)
  | {
      readonly type: "hire";
      readonly id: string;
      readonly isJobPaused: boolean;
      readonly now: Date;
    }
  | { readonly type: "addCandidate"; readonly input: CandidateInput; readonly now: Date }
  | { readonly type: "rate"; readonly id: string; readonly rating: number; readonly now: Date }
  | { readonly type: "note"; readonly id: string; readonly text: string; readonly now: Date }
  | {
      readonly type: "submitScorecard";
      readonly id: string;
      readonly marks: readonly (Mark | null)[];
      readonly now: Date;
    }
  | ({ readonly type: "scheduleInterview" } & NewInterview)
  | {
      readonly type: "rescheduleInterview";
      readonly id: string;
      readonly at: Date;
      readonly now: Date;
    }
  | { readonly type: "editJob"; readonly id: string; readonly input: JobInput }
  | { readonly type: "postJob"; readonly input: JobInput; readonly now: Date }
  | { readonly type: "range"; readonly range: AnalyticsRange };

type NewInterview = {
  readonly candidateId: string;
  readonly at: Date;
  readonly interviewer: string;
  readonly mode: InterviewMode;
  readonly now: Date;
};

export function reduceRecruitment(
  state: RecruitmentState,
  action: RecruitmentAction,
): RecruitmentState {
  switch (action.type) {
    case "tab":
      return { ...state, tab: action.tab };
    case "setFilters":
      return { ...state, filters: { ...state.filters, ...action.filters }, selected: [] };
    case "viewApplicants":
      return withFilters(state, { job: action.jobId });
    case "showStage":
      return { ...withFilters(state, { stage: action.stage }), boardStage: action.stage };
    case "boardStage":
      return { ...state, boardStage: action.stage };
    case "view":
      return { ...state, view: action.view, selected: [] };
    case "sort":
      return { ...state, sort: sortedBy(state, action.field) };
    case "select":
      return selected(state, action.id);
    case "clearSelection":
      return state.selected.length === 0 ? state : { ...state, selected: [] };
    case "open": {
      const { id, from, ids } = action;
      return { ...state, open: { id, from, ids } };
    }
    case "step":
      return stepped(state, action.by);
    case "close":
      return state.open ? { ...state, open: null, asking: null } : state;
    case "ask":
      return { ...state, asking: action.question };
    case "keep":
      return state.asking ? { ...state, asking: null } : state;
    case "range":
      return { ...state, range: action.range };
    case "scheduleInterview":
    case "rescheduleInterview":
      return reduceInterviews(state, action);
    case "editJob":
    case "postJob":
      return reduceJobs(state, action);
    default:
      return reduceCandidates(state, action);
  }
}

type CandidateAction = Extract<
  RecruitmentAction,
  {
    type:
      | "move"
      | "reject"
      | "hire"
      | "undoMove"
      | "addCandidate"
      | "rate"
      | "note"
      | "submitScorecard";
  }
>;

function reduceCandidates(state: RecruitmentState, action: CandidateAction): RecruitmentState {
  switch (action.type) {
    case "move":
      return moveCandidates(state, action.ids, action.to, action.now);
    case "reject":
      return moveCandidates(state, action.ids, "rejected", action.now, {
        rejection: action.rejection,
      });
    case "hire":
      return moveCandidates(state, [action.id], "hired", action.now, {
        isJobPaused: action.isJobPaused,
      });
    case "undoMove":
      return undoMove(state, action.id);
    case "addCandidate": {
      const job = state.jobs.find(({ id }) => id === action.input.jobId);
      if (!job || cleanText(action.input.name) === "") return state;
      const candidate = newCandidate(action.input, job, state.serial, action.now);
      return {
        ...state,
        candidates: [...state.candidates, candidate],
        serial: state.serial + 1,
      };
    }
    case "rate":
      return withEvent(state, action, "rating", `Rated ${action.rating} of 5`, (candidate) =>
        candidate.rating === action.rating ? candidate : { ...candidate, rating: action.rating },
      );
    case "note": {
      const text = cleanText(action.text);
      if (text === "") return state;
      const note = { id: `note-${state.serial}`, at: action.now, text };
      return withEvent(state, action, "note", "Note added", (candidate) => ({
        ...candidate,
        notes: [note, ...candidate.notes],
      }));
    }
    case "submitScorecard": {
      const overall = scoreOverall(action.marks);
      if (overall === null) return state;
      const given = action.marks.filter((mark) => mark !== null);
      const scorecard = { at: action.now, marks: given, overall };
      return withEvent(state, action, "scorecard", `Scorecard submitted: ${overall}`, (one) => ({
        ...one,
        scorecard,
        isScorecardDue: false,
      }));
    }
  }
}

/** Changes one candidate and writes it on the timeline; nothing when the change gives the candidate back. */
function withEvent(
  state: RecruitmentState,
  { id, now }: { readonly id: string; readonly now: Date },
  kind: EventKind,
  text: string,
  change: (candidate: Candidate) => Candidate,
): RecruitmentState {
  const candidates = updateById(state.candidates, id, (candidate) => {
    const changed = change(candidate);
    const event = { id: `event-${state.serial}`, at: now, kind, text };
    return changed === candidate
      ? candidate
      : { ...changed, timeline: [event, ...changed.timeline] };
  });
  if (candidates === state.candidates) return state;
  return { ...state, candidates, serial: state.serial + 1 };
}

type InterviewAction = Extract<
  RecruitmentAction,
  { type: "scheduleInterview" | "rescheduleInterview" }
>;

function reduceInterviews(state: RecruitmentState, action: InterviewAction): RecruitmentState {
  const planned = plannedInterviews(state.interviews, state.candidates, action.now);
  if (action.at <= action.now) return state;
  if (action.type === "scheduleInterview") {
    const { candidateId, at, interviewer, mode } = action;
    const candidate = state.candidates.find(({ id }) => id === candidateId);
    if (!candidate || !isInPlay(candidate) || isBooked(at, planned)) return state;
    const interview = { id: `i${state.serial}`, candidateId, at, interviewer, mode };
    const event = { id: candidateId, now: action.now };
    const next = withEvent(state, event, "interview", "Interview scheduled", (one) => ({ ...one }));
    return next === state ? state : { ...next, interviews: [...state.interviews, interview] };
  }
  const old = state.interviews.find(({ id }) => id === action.id);
  const others = planned.filter(({ id }) => id !== action.id);
  if (!old || old.at.getTime() === action.at.getTime() || isBooked(action.at, others)) return state;
  const event = { id: old.candidateId, now: action.now };
  const text = isSameDay(old.at, action.at)
    ? "Interview moved to another time"
    : "Interview moved to another day";
  const next = withEvent(state, event, "interview", text, (one) => ({ ...one }));
  return {
    ...next,
    interviews: updateById(state.interviews, action.id, (one) => ({ ...one, at: action.at })),
  };
}

type JobAction = Extract<RecruitmentAction, { type: "editJob" | "postJob" }>;

function reduceJobs(state: RecruitmentState, action: JobAction): RecruitmentState {
  if (action.type === "editJob") {
    const filled = filledFor(state.candidates, action.id);
    const jobs = updateById(state.jobs, action.id, (job) => editedJob(job, action.input, filled));
    if (jobs === state.jobs) return state;
    const title = jobs.find(({ id }) => id === action.id)?.title ?? "";
    const candidates = state.candidates.map((candidate) =>
      candidate.jobId === action.id ? { ...candidate, position: title } : candidate,
    );
    return { ...state, jobs, candidates };
  }
  if (Object.keys(checkJob(action.input)).length > 0) return state;
  const blank = {
    id: `J${state.serial}`,
    title: "",
    department: "",
    location: "",
    type: "",
    status: "active",
    posted: action.now,
    openings: 1,
    skills: [],
  } as const;
  const posted = editedJob(blank, { ...action.input, status: "active" });
  return { ...state, jobs: [posted, ...state.jobs], serial: state.serial + 1 };
}

/** The Candidates screen with these filters and no others. */
function withFilters(state: RecruitmentState, filters: Partial<Filters>): RecruitmentState {
  return { ...state, tab: "candidates", filters: { ...noFilters, ...filters }, selected: [] };
}

function sortedBy(state: RecruitmentState, field: CandidateField): RecruitmentState["sort"] {
  const first = field === "name" || field === "position" || field === "stage";
  return nextSort(state.sort, field, first ? "ascending" : "descending");
}

function selected(state: RecruitmentState, id: string): RecruitmentState {
  if (state.selected.includes(id)) {
    return { ...state, selected: state.selected.filter((one) => one !== id) };
  }
  return state.selected.length >= bulkLimit
    ? state
    : { ...state, selected: [...state.selected, id] };
}

function stepped(state: RecruitmentState, by: 1 | -1): RecruitmentState {
  const { open } = state;
  const next = open?.ids[open.ids.indexOf(open.id) + by];
  return open && next !== undefined ? { ...state, open: { ...open, id: next } } : state;
}
