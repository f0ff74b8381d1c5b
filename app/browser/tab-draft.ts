import type * as z from "zod/mini";

/** What this tab remembers of a form that was not saved; `null` where it does not, or where that is no such form. */
export function readTabDraft<Draft>(key: string, schema: z.ZodMiniType<Draft>): Draft | null {
  try {
    const stored = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? "null"));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

/** `null` forgets. */
export function keepTabDraft(key: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; then the form is known to this page alone.
  }
}
