/**
 * What a link tells the next page, as the query that carries it there when the click comes before React, which would hand
 * it on as the navigation's state (decision C1). `app/boot/start.ts` puts it into the address.
 */
export function carried(state: Readonly<Record<string, string>>): string {
  return new URLSearchParams(state).toString();
}

/** What led here: the navigation's state or, when there is none, what the address carries. */
export function arrivalOf(search: string, state: unknown): Readonly<Record<string, unknown>> {
  if (typeof state === "object" && state !== null) return { ...state };
  return Object.fromEntries(new URLSearchParams(search));
}
