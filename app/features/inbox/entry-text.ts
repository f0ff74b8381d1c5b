import { jobTitle, kindWords } from "#app/content/inbox-kinds.ts";
import { optionLabel } from "#app/content/lead-options.ts";
import { officeZone, shortMomentIn } from "./call-times.ts";
import type { Entry } from "./entry.ts";

/** What stands for the sender: the name, else the address; empty when neither was given. */
export function senderOf({ name, email }: Pick<Entry, "name" | "email">): string {
  return name || email;
}

/** The topic in words; `null` for none. */
export function topicOf({ kind, topic }: Pick<Entry, "kind" | "topic">): string | null {
  // A role that is no longer open is not among the options.
  if (kind === "job") return topic ? jobTitle(topic) : null;
  return optionLabel(kindWords[kind].topic?.options ?? [], topic);
}

/** The subject in words: the role of an application, the time of a call; empty for kinds that have none. */
export function subjectOf({ kind, subject, topic }: Pick<Entry, "kind" | "subject" | "topic">) {
  if (kind === "job") return jobTitle(topic || subject);
  return kind === "call" ? (shortMomentIn(subject, officeZone) ?? subject) : subject;
}
