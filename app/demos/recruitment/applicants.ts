import { counted } from "#domain/counted.ts";
import { isEmail } from "#app/lib/hidden-letters.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { sources, type Candidate, type Job, type Source } from "./model.ts";
import { parseSkills } from "./skills.ts";

export type CandidateInput = {
  readonly name: string;
  readonly email: string;
  readonly jobId: string;
  readonly years: string;
  readonly salary: string;
  readonly source: string;
  readonly skills: string;
};

export type CandidateErrors = Partial<Readonly<Record<keyof CandidateInput, string>>>;

export function checkCandidate(input: CandidateInput, jobs: readonly Job[]): CandidateErrors {
  const email = cleanText(input.email);
  const salary = dollarsOf(input.salary);
  const years = Number(input.years || "0");
  return {
    ...(cleanText(input.name) === "" && { name: "Enter a name." }),
    ...(email !== "" &&
      !isEmail(email) && { email: "Enter an e-mail address like name@company.com." }),
    ...(!jobs.some(({ id }) => id === input.jobId) && { jobId: "Choose a job." }),
    ...(!(Number.isInteger(years) && years >= 0 && years <= 60) && {
      years: "Enter whole years, 0 to 60.",
    }),
    ...(!(salary >= 0 && salary <= 10_000_000) && { salary: "Enter a salary of 0 or more." }),
  };
}

/** `$95,000` is 95000; nothing is 0. */
function dollarsOf(text: string): number {
  return Number(text.replaceAll(/[$,\s]/g, ""));
}

/** Whether somebody of that name is among the applicants of that job. */
export function isDuplicate(
  { name, jobId }: Pick<CandidateInput, "name" | "jobId">,
  candidates: readonly Candidate[],
): boolean {
  const wanted = cleanText(name).toLowerCase();
  return candidates.some((one) => one.jobId === jobId && one.name.toLowerCase() === wanted);
}

export function experienceLabel(years: number): string {
  return years === 0 ? "First job" : counted(years, "year");
}

/** A candidate who has just applied, in screening. */
export function newCandidate(
  input: CandidateInput,
  job: Job,
  serial: number,
  now: Date,
): Candidate {
  const name = cleanText(input.name, 80);
  const source: Source = sources.find((one) => one === input.source) ?? "Careers page";
  return {
    id: `n${serial}`,
    name,
    position: job.title,
    experience: experienceLabel(Number(input.years || "0")),
    skills: parseSkills(input.skills),
    status: "screening",
    rating: 0,
    avatar: name,
    appliedDate: now,
    salary: Math.round(dollarsOf(input.salary) * 100),
    email: cleanText(input.email, 120),
    jobId: job.id,
    source,
    history: [{ stage: "screening", since: now }],
    timeline: [
      { id: `event-${serial}`, at: now, kind: "applied", text: `Added by hand, ${source}` },
    ],
    notes: [],
    reject: null,
    scorecard: null,
    isScorecardDue: false,
  };
}
