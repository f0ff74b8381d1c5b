import { cleanText } from "#app/lib/typed-text.ts";
import type { Candidate, Job } from "./model.ts";

type SkillMatch = { readonly matched: readonly string[]; readonly missing: readonly string[] };

/** Which of a job's required skills a candidate has; the same word in any case. */
export function skillMatch(
  { skills }: Pick<Candidate, "skills">,
  { skills: required }: Pick<Job, "skills">,
): SkillMatch {
  const own = new Set(skills.map((skill) => skill.toLowerCase()));
  const has = (skill: string) => own.has(skill.toLowerCase());
  return {
    matched: required.filter(has),
    missing: required.filter((skill) => !has(skill)),
  };
}

/** Skills typed with commas between them; each once, at most twelve. */
export function parseSkills(text: string): readonly string[] {
  const typed = text.split(",").map((skill) => cleanText(skill, 40));
  const lower = typed.map((skill) => skill.toLowerCase());
  return typed
    .filter((skill, index) => skill !== "" && lower.indexOf(skill.toLowerCase()) === index)
    .slice(0, 12);
}
