import * as z from "zod/mini";
import { keepTabDraft, readTabDraft } from "#app/browser/tab-draft.ts";
import { personLabels as labels } from "#app/content/people.ts";
import type { Person } from "./card.ts";

/** What is being written down of a person, and which version it replaces. */
export type PersonDraft = Pick<Person, "version" | "name" | "company" | "phone">;

type PersonField = Exclude<keyof PersonDraft, "version">;

export type PersonErrors = Partial<Record<PersonField, string>>;

const longest: Readonly<Record<PersonField, number>> = { name: 200, company: 200, phone: 60 };

export const personFields = ["name", "company", "phone"] as const;

export function draftOf({ version, name, company, phone }: Person): PersonDraft {
  return { version, name, company, phone };
}

/** Whether both say the same, whichever version they replace. */
export function isSame(one: PersonDraft, other: PersonDraft): boolean {
  return personFields.every((field) => one[field].trim() === other[field].trim());
}

export function errorsOf(draft: PersonDraft): PersonErrors {
  const wrong = personFields.filter((field) => Array.from(draft[field]).length > longest[field]);
  return Object.fromEntries(wrong.map((field) => [field, labels.errors[field]]));
}

const stored: z.ZodMiniType<PersonDraft> = z.object({
  version: z.number(),
  name: z.string(),
  company: z.string(),
  phone: z.string(),
});

const keyOf = (whom: string) => `person-draft:${whom}`;

/** What this tab remembers of details that were not saved. */
export function readPersonDraft(whom: string): PersonDraft | null {
  return readTabDraft(keyOf(whom), stored);
}

/** `null` forgets. */
export function keepPersonDraft(whom: string, draft: PersonDraft | null): void {
  keepTabDraft(keyOf(whom), draft);
}
