import type { CallTypeId } from "#domain/call-types.ts";
import type { SentCall } from "./use-call-form.ts";

const keyOf = (type: CallTypeId) => `held-${type}`;

/**
 * Keeps in this tab, as drafts are, a call whose mailbox is still to confirm it; not a consultation, because a reload
 * forgets the application that it belongs to.
 */
export function rememberHeld(type: CallTypeId, sent: SentCall): void {
  if (type === "consult30") return;
  try {
    sessionStorage.setItem(keyOf(type), JSON.stringify(sent));
  } catch {
    // Storage may be full or forbidden: then it is known until the dialog is closed.
  }
}

export function forgetHeld(type: CallTypeId): void {
  try {
    sessionStorage.removeItem(keyOf(type));
  } catch {
    // Nothing was kept.
  }
}

export function heldCall(type: CallTypeId): SentCall | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(type)) ?? "null");
    return isSentCall(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isSentCall(kept: unknown): kept is SentCall {
  if (typeof kept !== "object" || kept === null) return false;
  if (!("booked" in kept && "request" in kept)) return false;
  return (
    hasTexts(kept.booked, ["id", "reference", "startsAt", "endsAt", "place", "keepsUntil"]) &&
    hasTexts(kept.request, ["startsAt", "name", "email", "phone"])
  );
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    names.every((name) => typeof Reflect.get(value, name) === "string")
  );
}
