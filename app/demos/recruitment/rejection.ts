import { firstName } from "#app/lib/person.ts";
import type { Candidate, Job, RejectionReason } from "./model.ts";

/** What each reason becomes in words a candidate can read; what the team writes under `Other` stays inside. */
const sentences: Readonly<Record<RejectionReason, string>> = {
  "Skills mismatch":
    "For this role we went on with people whose recent work is closer to what the team needs right now.",
  "Salary expectations":
    "Our budget for this role does not reach the salary you are looking for, and we would rather say so early.",
  "Location or availability":
    "The location and start date of this role do not fit yours, which says nothing about your work.",
  "Stronger candidate":
    "It was a close decision, and in the end another candidate matched this role a little better.",
  Withdrew: "Thank you for telling us that you are no longer looking. We wish you well.",
  Other: "After careful thought we have decided not to go further with your application.",
};

/** A note that can be sent as it stands. Never has the words of `Other` in it. */
export function draftRejection(
  { name }: Pick<Candidate, "name">,
  { title }: Pick<Job, "title">,
  reason: RejectionReason,
): string {
  return [
    `Hi ${firstName(name)},`,
    `Thank you for the time you gave us for the ${title} role.`,
    sentences[reason],
    reason === "Withdrew"
      ? "Our door stays open."
      : "If you agree, we will keep your profile for roles that fit it better.",
    "Talia Brandt, Kestrel & Rowe",
  ].join("\n\n");
}
