import { cleanText } from "#app/lib/typed-text.ts";
import type { Candidate, Job, JobStatus } from "./model.ts";
import { parseSkills } from "./skills.ts";

export const jobTypes = ["Full-time", "Part-time", "Contract", "Internship"] as const;

/** As many as View Applicants lists, always: they are counted, not kept. */
export function applicantsFor(candidates: readonly Candidate[], jobId: string): number {
  return candidates.filter((candidate) => candidate.jobId === jobId).length;
}

export function filledFor(candidates: readonly Candidate[], jobId: string): number {
  return candidates.filter((candidate) => candidate.jobId === jobId && candidate.status === "hired")
    .length;
}

/** How many people a job is for: no fewer than it has hired, also when one more was hired than was planned. */
export function openingsOf({ id, openings }: Job, candidates: readonly Candidate[]): number {
  return Math.max(openings, filledFor(candidates, id));
}

/** Whether the next hire fills a job, so that it may as well be paused. */
export function isLastOpening({ id, openings }: Job, candidates: readonly Candidate[]): boolean {
  return openings - filledFor(candidates, id) <= 1;
}

export type JobInput = {
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly type: string;
  readonly status: JobStatus;
  readonly openings: string;
  readonly skills: string;
};

export type JobErrors = Partial<Readonly<Record<keyof JobInput, string>>>;

/** A job cannot be for fewer people than it has hired already. */
export function checkJob(input: JobInput, filled = 0): JobErrors {
  const openings = Number(input.openings);
  const isCount = Number.isInteger(openings) && openings >= 1 && openings <= 99;
  return {
    ...(cleanText(input.title) === "" && { title: "Enter a job title." }),
    ...(!isCount && { openings: "Enter how many people you want to hire, 1 to 99." }),
    ...(isCount &&
      openings < filled && { openings: `${filled} are hired already: enter ${filled} or more.` }),
  };
}

/** The job as it was typed; the same job when nothing is different. */
export function editedJob(job: Job, input: JobInput, filled = 0): Job {
  if (Object.keys(checkJob(input, filled)).length > 0) return job;
  const edited = {
    ...job,
    title: cleanText(input.title, 80),
    department: cleanText(input.department, 60),
    location: cleanText(input.location, 60),
    type: input.type,
    status: input.status,
    openings: Number(input.openings),
    skills: parseSkills(input.skills),
  };
  return JSON.stringify(edited) === JSON.stringify(job) ? job : edited;
}

/** Where a job could be read by applicants; the address of a sample. */
export function shareAddress({ title, id }: Job): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `https://careers.example/kestrel-rowe/${name || id.toLowerCase()}`;
}
