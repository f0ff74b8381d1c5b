import * as z from "zod/mini";
import { keepTabDraft, readTabDraft } from "#app/browser/tab-draft.ts";
import { newSendId } from "#app/forms/send-id.ts";
import { leadFields, leadShape, noLead, type Lead } from "./lead.ts";

const draftShape = z.object({ id: z.string(), isSent: z.boolean(), lead: leadShape });

/**
 * A lead that is being written down, with the id under which it is stored. `isSent`: it may be stored already, its answer
 * was lost.
 */
export type LeadDraft = z.infer<typeof draftShape>;

export function freshDraft(): LeadDraft {
  return { id: newSendId(), isSent: false, lead: noLead };
}

/** The same words are sent again under their id; others are another lead, so that no change gets lost. */
export function changedDraft(draft: LeadDraft, change: Partial<Lead>): LeadDraft {
  const lead = { ...draft.lead, ...change };
  return draft.isSent ? { id: newSendId(), isSent: false, lead } : { ...draft, lead };
}

export function isBlank({ lead }: LeadDraft): boolean {
  return leadFields.every((field) => lead[field].trim() === "");
}

const keyOf = (userId: string) => `new-lead:${userId}`;

/** What this tab remembers; `null` for nothing. */
export function readDraft(userId: string): LeadDraft | null {
  return readTabDraft(keyOf(userId), draftShape);
}

export function keepDraft(userId: string, draft: LeadDraft | null): void {
  keepTabDraft(keyOf(userId), draft && !isBlank(draft) ? draft : null);
}
