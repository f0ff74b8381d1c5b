import type { DoorKind } from "#app/content/sign-up.ts";

export type Intent = {
  readonly door: DoorKind;
  /** Values for the partner's choices; empty when the link named none. */
  readonly tier: string;
  readonly type: string;
};

/** What the link that led here wanted (decisions D5 and D6), from the navigation's state; null for anything else. */
export function intentOf(state: unknown): Intent | null {
  if (typeof state !== "object" || state === null || !("intent" in state)) return null;
  const { intent } = state;
  if (intent !== "partner" && intent !== "portal") return null;
  return { door: intent, tier: textOf(state, "tier"), type: textOf(state, "type") };
}

function textOf(state: object, key: string): string {
  const value: unknown = Reflect.get(state, key);
  return typeof value === "string" ? value : "";
}
