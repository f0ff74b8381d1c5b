import * as z from "zod/mini";
import { templateLabels as labels } from "#app/content/templates.ts";
import { misspeltIn } from "#domain/placeholders.ts";
import type { Template } from "../conversation/template-queries.ts";

/** What stands in the editor. */
export type TemplateDraft = {
  readonly id: string;
  /** The one that was changed; 0 for a template that is not kept yet. */
  readonly version: number;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
};

type TemplateField = "name" | "subject" | "text";

/** One sentence for each field that is wrong, in the order of the form. */
export type TemplateErrors = Readonly<Partial<Record<TemplateField, string>>>;

const longest = { name: 60, subject: 200, text: 5_000 } as const;

export const storedTemplate: z.ZodMiniType<TemplateDraft> = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
});

export function draftOf({ id, version, name, subject, body }: Template): TemplateDraft {
  return { id, version, name, subject, body };
}

/** With an id of its own: sent again it is stored once. */
export function newDraft(): TemplateDraft {
  return { id: crypto.randomUUID(), version: 0, name: "", subject: "", body: "" };
}

/** Whether they say the same. */
export function isSame(one: TemplateDraft, other: TemplateDraft): boolean {
  return one.name === other.name && one.subject === other.subject && one.body === other.body;
}

/** `others` are the templates in use of the same kind. */
export function errorsOf(draft: TemplateDraft, others: readonly Template[]): TemplateErrors {
  const name = nameError(draft, others);
  const subject = textError(draft.subject, "subject");
  const text = textError(draft.body, "text");
  return { ...(name && { name }), ...(subject && { subject }), ...(text && { text }) };
}

function nameError({ id, name }: TemplateDraft, others: readonly Template[]): string | null {
  const wanted = name.trim();
  if (wanted === "") return labels.errors.name;
  if (wanted.length > longest.name) return labels.errors.nameLong;
  const isTaken = others.some((other) => other.id !== id && other.name === wanted);
  return isTaken ? labels.errors.taken : null;
}

function textError(text: string, field: "subject" | "text"): string | null {
  if (text.trim() === "") return labels.errors[field];
  if (text.trim().length > longest[field]) return labels.errors[`${field}Long`];
  const wrong = misspeltIn(text);
  return wrong && labels.misspelt(wrong.name, wrong.meant);
}
