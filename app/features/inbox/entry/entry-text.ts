import { business } from "#domain/business.ts";
import { kindOf } from "#domain/registry.ts";
import { sentence } from "#domain/sentence.ts";
import { optionLabel } from "#domain/option.ts";
import { shortMomentIn } from "./call-times.ts";
import type { Entry } from "../entry.ts";

/** What stands for the sender: the name, else the address; empty when neither was given. */
export function senderOf({ name, email }: Pick<Entry, "name" | "email">): string {
  return name || email;
}

/** The topic in words; `null` for none. */
export function topicOf({ kind, topic }: Pick<Entry, "kind" | "topic">): string | null {
  // A role that is no longer open is not among the options.
  if (kind === "job") return topic ? sentence(topic) : null;
  return optionLabel(kindOf(kind).topic?.options ?? [], topic);
}

/** The subject in words: the role of an application, the time of a call; empty for kinds that have none. */
export function subjectOf({ kind, subject, topic }: Pick<Entry, "kind" | "subject" | "topic">) {
  if (kind === "job") return sentence(topic || subject);
  return kind === "call" ? (shortMomentIn(subject, business.office.zone) ?? subject) : subject;
}
