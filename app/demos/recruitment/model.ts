import type { Sort } from "#app/lib/sort-rows.ts";

/** Candidate and job statuses are closed sets (specification, section 4). */
export type Stage = "screening" | "interview" | "offer" | "hired" | "rejected";
export type JobStatus = "active" | "paused";

export const sources = ["Referral", "Careers page", "Job board", "Sourced", "Agency"] as const;
export type Source = (typeof sources)[number];

export const rejectionReasons = [
  "Skills mismatch",
  "Salary expectations",
  "Location or availability",
  "Stronger candidate",
  "Withdrew",
  "Other",
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** From one day on in a stage, until the next visit begins. */
type StageVisit = { readonly stage: Stage; readonly since: Date };

export type EventKind =
  | "applied"
  | "moved"
  | "rejected"
  | "hired"
  | "note"
  | "sent"
  | "rating"
  | "scorecard"
  | "interview";

export type TimelineEvent = {
  readonly id: string;
  readonly at: Date;
  readonly kind: EventKind;
  readonly text: string;
};

export type Note = { readonly id: string; readonly at: Date; readonly text: string };

export type Rejection = {
  readonly reason: RejectionReason;
  /** The team's own words for `Other`; never leaves the team. */
  readonly detail: string;
  /** What the candidate reads; empty when nothing was sent. */
  readonly note: string;
  readonly noteSent: boolean;
};

export const criteria = [
  "Role skills",
  "Problem solving",
  "Communication",
  "Ways of working",
] as const;

/** No neutral middle: who scores has to decide. */
export const marks = ["Strong no", "No", "Yes", "Strong yes"] as const;
export type Mark = (typeof marks)[number];

type Scorecard = {
  readonly at: Date;
  readonly marks: readonly Mark[];
  readonly overall: Mark;
};

export type Candidate = {
  readonly id: string;
  readonly name: string;
  /** The title of the job; follows it. */
  readonly position: string;
  /** `7 years` */
  readonly experience: string;
  readonly skills: readonly string[];
  readonly status: Stage;
  /** 1 to 5 with one decimal; 0 while nobody has rated. */
  readonly rating: number;
  /** What the picture is drawn from. */
  readonly avatar: string;
  readonly appliedDate: Date;
  /** Expected per year, in cents. */
  readonly salary: number;
  readonly email: string;
  readonly jobId: string;
  readonly source: Source;
  /** The oldest first; the last one is the status. */
  readonly history: readonly StageVisit[];
  /** The newest first. */
  readonly timeline: readonly TimelineEvent[];
  readonly notes: readonly Note[];
  readonly reject: Rejection | null;
  readonly scorecard: Scorecard | null;
  readonly isScorecardDue: boolean;
};

export type Job = {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly type: string;
  readonly status: JobStatus;
  readonly posted: Date;
  /** How many people are to be hired. */
  readonly openings: number;
  /** Required ones. */
  readonly skills: readonly string[];
};

export type InterviewMode = "video" | "onsite";

export type Interview = {
  readonly id: string;
  readonly candidateId: string;
  readonly at: Date;
  readonly interviewer: string;
  readonly mode: InterviewMode;
};

export type Filters = {
  readonly query: string;
  readonly job: string;
  readonly stage: Stage | "all";
  readonly minRating: string;
  readonly isStuckOnly: boolean;
};

/** What the last move took away, so that it can be undone. */
export type LastMove = {
  readonly id: number;
  readonly to: Stage;
  readonly before: readonly {
    readonly id: string;
    readonly name: string;
    readonly from: Stage;
    readonly history: readonly StageVisit[];
    readonly reject: Rejection | null;
    /** Entries of the timeline that the move has written. */
    readonly events: readonly string[];
  }[];
  /** The job that was paused along with it. */
  readonly pausedJob: string | null;
};

export type OpenFrom = "card" | "stuck" | "score" | "offer" | "interview" | "feed";

export type OpenCandidate = {
  readonly id: string;
  readonly from: OpenFrom;
  /** What Previous and Next go through: the list as it was when the candidate was opened. */
  readonly ids: readonly string[];
};

export type MoveQuestion =
  | { readonly kind: "reject"; readonly ids: readonly string[] }
  | { readonly kind: "hire"; readonly id: string };

export type CandidateField = "name" | "position" | "stage" | "rating" | "applied" | "days";
export type RecruitmentTab = "dashboard" | "candidates" | "jobs" | "analytics";
export type AnalyticsRange = "all" | "30d";

export type RecruitmentState = {
  readonly openedAt: Date;
  readonly tab: RecruitmentTab;
  readonly candidates: readonly Candidate[];
  readonly jobs: readonly Job[];
  readonly interviews: readonly Interview[];
  readonly filters: Filters;
  /** Null until the visitor chooses: the board on wide screens, the list on narrow ones. */
  readonly view: "board" | "list" | null;
  /** The column that narrow screens show. */
  readonly boardStage: Stage;
  readonly sort: Sort<CandidateField>;
  readonly selected: readonly string[];
  readonly open: OpenCandidate | null;
  readonly asking: MoveQuestion | null;
  readonly lastMove: LastMove | null;
  readonly hasMoved: boolean;
  /** How often a move was taken back, and whose the last was. */
  readonly undone: { readonly count: number; readonly id: string };
  readonly range: AnalyticsRange;
  /** Counts up; makes ids. */
  readonly serial: number;
};
