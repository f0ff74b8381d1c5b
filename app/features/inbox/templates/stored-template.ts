import { keepTabDraft, readTabDraft } from "#app/browser/tab-draft.ts";
import { storedTemplate, type TemplateDraft } from "./template-draft.ts";

const keyOf = (name: string) => `template-draft:${name}`;

/** What this tab remembers of a template that was not saved; `name` is its id, or `new-` and the kind. */
export function readTemplate(name: string): TemplateDraft | null {
  return readTabDraft(keyOf(name), storedTemplate);
}

/** Null forgets. */
export function storeTemplate(name: string, draft: TemplateDraft | null): void {
  keepTabDraft(keyOf(name), draft);
}
