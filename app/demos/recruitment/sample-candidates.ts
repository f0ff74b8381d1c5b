import type { RejectionReason, Source, Stage } from "./model.ts";

type Passed = { readonly stage: Stage; readonly daysAgo: number };

export type SampleCandidate = {
  readonly id: string;
  readonly name: string;
  readonly job: string;
  readonly years: number;
  readonly status: Stage;
  readonly rating: number;
  readonly appliedDaysAgo: number;
  readonly daysInStage: number;
  /** Thousands of dollars a year. */
  readonly salary: number;
  readonly source: Source;
  /** Indexes among the job's required skills, and among what applicants bring beside them. */
  readonly skills: readonly [required: string, other: string];
  /** Stages between screening and the present one. */
  readonly passed: readonly Passed[];
  readonly reason: RejectionReason | null;
};

type Row = readonly [
  id: string,
  name: string,
  job: string,
  years: number,
  status: Stage,
  rating: number,
  appliedDaysAgo: number,
  daysInStage: number,
  salary: number,
  source: Source,
  required: string,
  other: string,
];

const rows: readonly Row[] = [
  ["c01", "Anika Sørensen", "J1", 7, "interview", 4.6, 16, 6, 158, "Referral", "0123", "03"],
  ["c02", "Marcus Oyelaran", "J1", 5, "screening", 4.1, 3, 3, 142, "Careers page", "013", "12"],
  ["c03", "Wen Li Zhao", "J1", 9, "offer", 4.8, 21, 3, 171, "Sourced", "01234", "2"],
  ["c04", "Rafael Teixeira", "J1", 4, "screening", 3.6, 8, 8, 131, "Job board", "01", "013"],
  ["c05", "Hana Yoshida", "J1", 6, "interview", 4.3, 13, 4, 150, "Careers page", "0134", "1"],
  ["c06", "Colm Brady", "J1", 3, "rejected", 2.9, 20, 12, 120, "Job board", "03", "01"],
  ["c07", "Simone Achterberg", "J1", 8, "interview", 4.4, 22, 13, 162, "Referral", "0124", "23"],
  ["c08", "Leo Fontana", "J2", 6, "interview", 4.5, 14, 5, 128, "Referral", "0124", "1"],
  ["c09", "Nadia Rahimi", "J2", 4, "screening", 3.9, 5, 5, 112, "Careers page", "013", "02"],
  ["c10", "Gwen Aldridge", "J2", 10, "hired", 4.9, 38, 7, 146, "Sourced", "01234", "3"],
  ["c11", "Tobias Renner", "J2", 2, "rejected", 2.7, 27, 19, 96, "Job board", "01", "01"],
  ["c12", "Mei-Ling Tan", "J2", 5, "screening", 4, 1, 1, 118, "Job board", "0234", "12"],
  ["c13", "Jamal Whitcombe", "J3", 5, "offer", 4.5, 17, 5, 94, "Careers page", "0123", "02"],
  ["c14", "Elena Petrov", "J3", 3, "screening", 3.7, 2, 2, 82, "Job board", "034", "2"],
  ["c15", "Diego Arce", "J3", 6, "interview", 4.2, 12, 4, 90, "Agency", "0134", "0"],
  ["c16", "Ruth Nakamura", "J3", 8, "hired", 4.7, 29, 3, 98, "Referral", "01234", "3"],
  ["c17", "Kofi Mensah", "J3", 4, "screening", 3.8, 6, 6, 86, "Careers page", "03", "12"],
  ["c18", "Isla Grant", "J4", 3, "screening", 4.1, 4, 4, 98, "Referral", "0123", "2"],
  ["c19", "Arjun Bhatt", "J4", 5, "interview", 4.4, 10, 3, 108, "Job board", "01234", "0"],
  ["c20", "Carys Pugh", "J4", 2, "screening", 3.4, 2, 2, 88, "Job board", "02", "23"],
  ["c21", "Noah Feldstein", "J4", 6, "interview", 4, 11, 5, 112, "Careers page", "0124", "03"],
  ["c22", "Tasha Boyd", "J5", 9, "hired", 4.6, 44, 6, 88, "Referral", "01234", "2"],
  ["c23", "Igor Malkin", "J5", 5, "rejected", 3.2, 40, 22, 76, "Agency", "023", "1"],
  ["c24", "Freya Lindqvist", "J6", 8, "interview", 4.7, 8, 2, 164, "Sourced", "0124", "01"],
  ["c25", "Omar El-Sayed", "J6", 6, "screening", 4.2, 1, 1, 155, "Careers page", "0123", "12"],
  ["c26", "Pauline Girard", "J6", 11, "offer", 4.8, 9, 1, 176, "Sourced", "01234", "2"],
  ["c27", "Ben Sandoval", "J7", 0, "rejected", 3.1, 35, 21, 38, "Job board", "01", "02"],
  ["c28", "Zofia Kamińska", "J7", 1, "screening", 3.5, 30, 30, 40, "Careers page", "0134", "1"],
];

const interview = (daysAgo: number): Passed => ({ stage: "interview", daysAgo });
const offer = (daysAgo: number): Passed => ({ stage: "offer", daysAgo });

const passed: Readonly<Record<string, readonly Passed[]>> = {
  c03: [interview(16)],
  c10: [interview(31), offer(13)],
  c13: [interview(12)],
  c16: [interview(24), offer(8)],
  c22: [interview(38), offer(11)],
  c23: [interview(36)],
  c26: [interview(6)],
  c27: [interview(31)],
};

const reasons: Readonly<Record<string, RejectionReason>> = {
  c06: "Skills mismatch",
  c11: "Skills mismatch",
  c23: "Salary expectations",
  c27: "Stronger candidate",
};

/** Who was interviewed how many days ago, and has to be scored for it. */
export const scorecardsDue: ReadonlyMap<string, number> = new Map([
  ["c21", 2],
  ["c07", 7],
]);

export const sampleCandidates: readonly SampleCandidate[] = rows.map((row) => {
  const [id, name, job, years, status, rating, appliedDaysAgo, daysInStage, salary, source] = row;
  return {
    id,
    name,
    job,
    years,
    status,
    rating,
    appliedDaysAgo,
    daysInStage,
    salary,
    source,
    skills: [row[10], row[11]],
    passed: passed[id] ?? [],
    reason: reasons[id] ?? null,
  };
});

/** Interviews: candidate, working days from today, time, by video or at the office. */
export const sampleInterviews = [
  ["c01", 0, "10:30", "video"],
  ["c08", 0, "14:00", "onsite"],
  ["c24", 0, "16:00", "video"],
  ["c19", 1, "11:00", "video"],
  ["c05", 2, "15:30", "video"],
  ["c15", 3, "10:00", "onsite"],
] as const;

/** Notes that the team has already written: candidate, days ago, text. */
export const sampleNotes = [
  ["c03", 2, "Offer sent. She asked about the home office budget, answered the same day."],
  ["c07", 6, "Panel went well. Still missing: one scorecard, then we can decide."],
  ["c13", 4, "Has a second offer on the table. Call him today."],
  ["c21", 1, "Take-home was clean and well explained."],
] as const;
