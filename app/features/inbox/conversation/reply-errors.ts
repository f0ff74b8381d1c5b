import { replyLabels } from "#app/content/conversation.ts";
import { emptyIn } from "#domain/placeholders.ts";
import type { ReplyDraft } from "./draft.ts";
import { ReplyRefused } from "./reply-repository.ts";
import { isAddress, isOwn } from "./recipients.ts";

const { errors: labels } = replyLabels;

const longest = 20_000;
const mostReceivers = 10;

/** What is wrong with a reply, by field. */
export type ReplyErrors = { readonly [Field in "to" | "cc" | "subject" | "body"]?: string };

/** The same rules as the database's, said before anything is sent. */
export function errorsOf(draft: ReplyDraft, ownAddress: string): ReplyErrors {
  const [to, cc] = [given(draft.to), given(draft.cc)];
  const hole = emptyIn(`${draft.subject} ${draft.body}`)[0];
  const errors: Partial<Record<keyof ReplyErrors, string>> = {};
  if (to.length === 0 || !to.every(isAddress)) errors.to = labels.to;
  else if (to.some((address) => isOwn(address, ownAddress))) errors.to = labels.own;
  else if (to.length + cc.length > mostReceivers) errors.to = labels.many;
  if (!cc.every(isAddress)) errors.cc = labels.cc;
  else if (cc.some((address) => isOwn(address, ownAddress))) errors.cc = labels.own;
  if (draft.subject.trim() === "") errors.subject = labels.subject;
  if (draft.body.trim() === "") errors.body = labels.body;
  else if (draft.body.length > longest) errors.body = labels.long;
  else if (hole !== undefined) errors.body = labels.placeholder(hole);
  return errors;
}

export function given(addresses: readonly string[]): readonly string[] {
  return addresses.map((address) => address.trim()).filter(Boolean);
}

/** Speaks of a file in its writer's own words. */
export function speaksOfFile({ body }: ReplyDraft): boolean {
  return /\b(?:attach(?:ed|ment|ments|ing)?|enclosed)\b/i.test(body);
}

/** Said beside a field, or asked, already. */
export function isMet(error: Error): boolean {
  return (
    error instanceof ReplyRefused &&
    !["changed", "files", "off", "moves_to"].includes(error.refusal.reason)
  );
}

/** Why a reply was not sent, where nothing else says it. */
export function sentenceOf(error: Error): string {
  if (!(error instanceof ReplyRefused)) return labels.failed;
  const { reason } = error.refusal;
  if (reason === "changed") return replyLabels.changed;
  if (reason === "moves_to") return labels.moves;
  return reason === "files" || reason === "off" ? labels[reason] : labels.failed;
}
