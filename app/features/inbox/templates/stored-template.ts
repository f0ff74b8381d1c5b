import { storedTemplate, type TemplateDraft } from "./template-draft.ts";

const keyOf = (name: string) => `template-draft:${name}`;

/** What this tab remembers of a template that was not saved; `name` is its id, or `new-` and the kind. */
export function readTemplate(name: string): TemplateDraft | null {
  try {
    const stored = storedTemplate.safeParse(
      JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null"),
    );
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

/** Null forgets. */
export function storeTemplate(name: string, draft: TemplateDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; then it is known to this page alone.
  }
}
