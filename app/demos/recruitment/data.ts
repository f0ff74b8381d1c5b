import { addDays, dayAt, isWeekend } from "#domain/dates.ts";
import { hash01 } from "#app/lib/random.ts";
import { experienceLabel } from "./applicants.ts";
import { nextWorkday } from "./interviews.ts";
import type {
  Candidate,
  Interview,
  Note,
  RecruitmentState,
  Stage,
  TimelineEvent,
} from "./model.ts";
import { draftRejection } from "./rejection.ts";
import {
  sampleCandidates,
  sampleInterviews,
  sampleNotes,
  scorecardsDue,
  type SampleCandidate,
} from "./sample-candidates.ts";
import { buildJobs, sampleJobs } from "./sample-jobs.ts";
import { noFilters } from "./search.ts";
import { stageLabels } from "./stages.ts";

/** The demo's day begins at this time of the clock. */
export const demoStart = "09:20";
const seed = 3107;

export function buildRecruitment(now: Date): RecruitmentState {
  const openedAt = dayAt(now, 0, demoStart);
  const candidates = sampleCandidates.map((sample, index) =>
    buildCandidate(sample, index, openedAt),
  );
  return {
    openedAt,
    tab: "dashboard",
    candidates,
    jobs: buildJobs(openedAt),
    interviews: buildInterviews(openedAt),
    filters: noFilters,
    view: null,
    boardStage: "screening",
    sort: { field: "days", direction: "descending" },
    selected: [],
    open: null,
    asking: null,
    lastMove: null,
    hasMoved: false,
    undone: { count: 0, id: "" },
    range: "all",
    serial: 1000,
  };
}

function buildCandidate(sample: SampleCandidate, index: number, today: Date): Candidate {
  const { id, name, skills, status } = sample;
  const job = sampleJobs.find((one) => one.id === sample.job);
  const [required, other] = skills;
  const position = job?.title ?? "";
  const visits = visitsOf(sample);
  const time = (step: number) => timeOfDay(index * 10 + step);
  const history = visits.map(({ stage, daysAgo }, step) => ({
    stage,
    since: dayAt(today, -daysAgo, time(step)),
  }));
  const notes = notesOf(id, today);
  const metDaysAgo = scorecardsDue.get(id);
  const at = (step: number) => history[step]?.since ?? today;
  const moves = visits.slice(1).map<TimelineEvent>(({ stage }, step) => ({
    id: `${id}-${step + 1}`,
    at: at(step + 1),
    kind: stage === "hired" || stage === "rejected" ? stage : "moved",
    text: stage === "rejected" ? `Rejected: ${sample.reason}` : `Moved to ${stageLabels[stage]}`,
  }));
  const sent: TimelineEvent = {
    id: `${id}-sent`,
    at: new Date(at(visits.length - 1).getTime() + 60_000),
    kind: "sent",
    text: "Note sent",
  };
  const timeline: readonly TimelineEvent[] = [
    { id: `${id}-0`, at: at(0), kind: "applied", text: `Applied, ${sample.source}` },
    ...moves,
    ...(sample.reason ? [sent] : []),
    ...(metDaysAgo === undefined
      ? []
      : [
          {
            id: `${id}-met`,
            at: dayAt(workdayBefore(today, metDaysAgo), 0, "14:30"),
            kind: "interview" as const,
            text: `Interviewed by ${job?.interviewer ?? ""}`,
          },
        ]),
    ...notes.map((note): TimelineEvent => ({ ...note, kind: "note", text: "Note added" })),
  ];
  return {
    id,
    name,
    position,
    experience: experienceLabel(sample.years),
    skills: [...picked(job?.skills ?? [], required), ...picked(job?.otherSkills ?? [], other)],
    status,
    rating: sample.rating,
    avatar: name,
    appliedDate: at(0),
    salary: sample.salary * 100_000,
    email: `${plainLetters(name)}@mail.example`,
    jobId: sample.job,
    source: sample.source,
    history,
    timeline: timeline.toSorted((one, next) => next.at.getTime() - one.at.getTime()),
    notes,
    reject: sample.reason && {
      reason: sample.reason,
      detail: "",
      note: draftRejection({ name }, { title: position }, sample.reason),
      noteSent: true,
    },
    scorecard: null,
    isScorecardDue: scorecardsDue.has(id),
  };
}

/** Screening, what came between, and the present stage. */
function visitsOf(sample: SampleCandidate): readonly { stage: Stage; daysAgo: number }[] {
  const { status, appliedDaysAgo, daysInStage, passed } = sample;
  const start = { stage: "screening" as const, daysAgo: appliedDaysAgo };
  return status === "screening"
    ? [start]
    : [start, ...passed, { stage: status, daysAgo: daysInStage }];
}

function buildInterviews(today: Date): readonly Interview[] {
  return sampleInterviews.map(([candidateId, offset, time, mode], index) => {
    const job = sampleCandidates.find(({ id }) => id === candidateId)?.job;
    return {
      id: `i${index + 1}`,
      candidateId,
      at: dayAt(nextWorkday(today, offset), 0, time),
      interviewer: sampleJobs.find(({ id }) => id === job)?.interviewer ?? "",
      mode,
    };
  });
}

/** The day so many days ago, or the Friday before it. */
function workdayBefore(today: Date, daysAgo: number): Date {
  const day = addDays(today, -daysAgo);
  return isWeekend(day) ? workdayBefore(day, 1) : day;
}

function notesOf(id: string, today: Date): readonly Note[] {
  return sampleNotes
    .filter(([candidateId]) => candidateId === id)
    .map(([, daysAgo, text], index) => ({
      id: `${id}-n${index}`,
      at: dayAt(addDays(today, -daysAgo), 0, "16:40"),
      text,
    }));
}

function picked(skills: readonly string[], indexes: string): readonly string[] {
  return Array.from(indexes, (index) => skills[Number(index)] ?? "").filter(Boolean);
}

/** Between eight and five, the same for the same key. */
function timeOfDay(key: number): string {
  const minutes = 480 + Math.floor(hash01(seed + key) * 540);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** `Anika Sørensen` is `anika.sorensen`. */
function plainLetters(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll("ø", "o")
    .replaceAll(/[^a-z -]/g, "")
    .replaceAll(" ", ".");
}
